import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Which file a screen shows, and the field somebody was led to: '#words/en/home.yaml:seo.title'. */
export function useAddress(screen: string) {
  const address = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const target = address.startsWith(`${screen}/`) ? address.slice(screen.length + 1) : undefined;
  return {
    file: target?.replace(/:.*/, ''),
    target,
    open: (file: string) => {
      location.hash = file ? `${screen}/${file}` : screen;
    },
  };
}
