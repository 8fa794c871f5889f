declare namespace App {
  /** The input of the renderer, passed by the worker. */
  interface Locals {
    /** All languages, the default language first. */
    editions: readonly [
      import('../edition/edition.ts').Edition,
      ...import('../edition/edition.ts').Edition[],
    ];
    /** Whether pages are a preview of drafts, and if so, whether their texts can be edited. */
    preview: false | 'browse' | 'edit';
    /** For the site editor: the path of the page, and in an edit render the fields that the page shows. */
    editor?: { path: string; fields: string[] | undefined };
  }
}
