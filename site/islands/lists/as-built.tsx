import type { ReactNode } from 'react';

/**
 * What the build wrote, shown or hidden but otherwise left alone in the browser: the page's own script keeps the open
 * badges inside it true, and React must neither find that changed nor set it back.
 */
export function AsBuilt({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  if (typeof window === 'undefined') return <div>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the empty text only tells React to keep what is there.
  return <div hidden={hidden} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}
