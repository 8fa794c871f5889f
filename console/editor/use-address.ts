import { useHash } from '../shell.tsx';

/** Which file a screen shows, and the field somebody was led to: '#words/en/home.yaml:seo.title'. */
export function useAddress(screen: string) {
  const address = useHash();
  const [file, path] = address.startsWith(`${screen}/`) ? address.slice(screen.length + 1).split(':') : [];
  return {
    file,
    led: file && path ? { file, path: path.split('.') } : undefined,
    open: (next: string) => {
      location.hash = next ? `${screen}/${next}` : screen;
    },
  };
}
