import type { PageRecord } from '../../site/model/record.ts';

/** A record as a page of a small site has it; `path` decides the rest. */
export const recordFor = (path: string, changes: Partial<PageRecord> = {}): PageRecord => ({
  path,
  canonical: `https://jk.example${path}`,
  indexable: true,
  alternates: [],
  outside: { frames: [], pictures: [] },
  posts: false,
  ...changes,
});

/** Short forms of the two scripts that Astro writes into a page with islands. */
export const DEFINING = '(()=>{customElements.define("astro-island",class extends HTMLElement{})})();';
export const WAKING = '(()=>{window.dispatchEvent(new Event("astro:visible"))})();';

type Parts = { record?: PageRecord | undefined; head?: string; body?: string };

/** A page as Astro writes it. */
export const pageHtml = ({ record = recordFor('/'), head = '', body = '' }: Parts = {}) =>
  `<!DOCTYPE html><html lang="en"><head><style>@layer a;</style><script type="application/json" data-page-record>${JSON.stringify(record)}</script>${head}</head><body class="page"><main>${body}</main></body></html>`;
