type LifeEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** What both workers use of ServiceWorkerGlobalScope: TypeScript's libraries of pages and of workers contradict each other. */
export const scope = self as unknown as {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void;
  skipWaiting(): Promise<void>;
  clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<{ url: string }[]>;
  };
  registration: Pick<ServiceWorkerRegistration, 'unregister'>;
  cookieStore?: Pick<CookieStore, 'get'>;
};
