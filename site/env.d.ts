declare namespace App {
  /** What pages are rendered from; the publisher passes it to the renderer. */
  interface Locals {
    /** Every language, the first one first. */
    editions: readonly [
      import('../edition/edition.ts').Edition,
      ...import('../edition/edition.ts').Edition[],
    ];
    /** Marks pages as a preview of drafts. */
    preview: boolean;
  }
}
