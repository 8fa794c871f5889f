declare namespace App {
  /** The input of the renderer, passed by the publisher. */
  interface Locals {
    /** All languages, the default language first. */
    editions: readonly [
      import('../edition/edition.ts').Edition,
      ...import('../edition/edition.ts').Edition[],
    ];
    /** Whether pages are a preview of drafts, and if so, whether their texts can be edited. */
    preview: false | import('../contract/publishing.ts').PreviewMode;
  }
}
