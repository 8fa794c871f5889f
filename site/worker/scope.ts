type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** The parts of ServiceWorkerGlobalScope that the workers use. TypeScript's DOM and worker libraries are incompatible. */
export const scope = self as unknown as {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  cookieStore?: Pick<CookieStore, 'get'>;
};
