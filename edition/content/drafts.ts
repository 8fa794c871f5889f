/** On the line of `language` or on one that belongs to it. */
const DRAFT = /^language:.*(?:\n[ \t]+.*)*?\bdraft: true\b/m;

/** The languages whose interface.yaml says that they are drafts. */
export const draftsIn = (files: Record<string, string>): string[] =>
  Object.entries(files)
    .filter(([path, raw]) => path.endsWith('/interface.yaml') && DRAFT.test(raw))
    .map(([path]) => path.slice(0, path.indexOf('/')));

/** The files without those of drafts: what is half written there stops nothing. */
export function withoutDrafts(files: Record<string, string>): Record<string, string> {
  const drafts = draftsIn(files);
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => !drafts.some((draft) => path.startsWith(`${draft}/`))),
  );
}
