/** Fetches a script that most visitors never need. An import() would bring 800 bytes of helper with every page. */
export function loadScript(src: string): void {
  const script = document.createElement('script');
  script.src = src;
  document.head.append(script);
}
