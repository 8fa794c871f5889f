import { useHash } from '../shell.tsx';

/** Which file a screen shows, and the id of the field somebody was led to: '#words/en/home.yaml:seo.title'. */
export function useAddress(screen: string) {
  const address = useHash();
  const target = address.startsWith(`${screen}/`) ? address.slice(screen.length + 1) : undefined;
  return {
    file: target?.split(':')[0],
    target,
    open: (next: string) => {
      location.hash = next ? `${screen}/${next}` : screen;
    },
  };
}
