import type { FieldPath } from '../../contract/changes.ts';
import { fingerprint } from '../../domain/fingerprint.ts';
import { fill } from '../../domain/text.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { Button } from '../../site/components/button.tsx';
import { useChangeFiles, useContentFile } from '../content/use-content.ts';
import { useConsole } from '../context.ts';

const BRANCHES = 'facts/branches.yaml';

/** The texts of a branch that are still recorded as copied. `markReviewed` removes the given ones from the record. */
export function useCopied(slug: string) {
  const branches = useContentFile(BRANCHES).data?.draft ?? [];
  const { mutate } = useChangeFiles();
  const copied = branches.find((branch) => branch.slug === slug)?.copied;
  return {
    copied,
    source: branches.find((branch) => branch.slug === copied?.from)?.name ?? copied?.from ?? '',
    markReviewed(keys: string[]) {
      const make = (data: unknown) => {
        const { from, texts } = (data as BranchFacts[]).find((branch) => branch.slug === slug)?.copied ?? {};
        const rest = Object.entries(texts ?? {}).filter(([key]) => !keys.includes(key));
        return {
          path: [slug, 'copied'],
          value: rest.length ? { from, texts: Object.fromEntries(rest) } : null,
        };
      };
      mutate([{ file: BRANCHES, make }]);
    },
  };
}

/** Shows that a text is still as it was copied from another branch, with a button that confirms it. */
export function CopiedBadge({ file, path, value }: { file: string; path: FieldPath; value: unknown }) {
  const { records } = useConsole().words;
  const [, slug = '', ...rest] = path;
  const { copied, source, markReviewed } = useCopied(String(slug));
  const key = `${file}:${rest.join('.')}`;
  if (typeof value !== 'string' || copied?.texts[key] !== fingerprint(value)) return null;
  return (
    <div className="row">
      <span className="badge">{fill(records.stillOf, { branch: source })}</span>
      <Button kind="quiet" label={records.reviewed} onClick={() => markReviewed([key])} />
    </div>
  );
}
