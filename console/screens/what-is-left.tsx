import type { FieldPath } from '../../contract/publishing.ts';
import { valueAt } from '../../domain/field-path.ts';
import { fingerprint } from '../../domain/fingerprint.ts';
import { fill } from '../../domain/text.ts';
import { Button } from '../../site/components/button.tsx';
import { addressOf, fieldId, focusField } from '../address.ts';
import { useContentFile } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { type Copied, useCopied } from '../editor/copied.tsx';
import { fieldKey, labelOf, withFacts } from '../editor/schema.ts';

const BRANCHES = 'facts/branches.yaml';
const PAGES = ['branches', 'branch-pages', 'short-branches'];

/** The paths of empty values. */
const blanksIn = (value: unknown, path: FieldPath = []): FieldPath[] =>
  value === '' || value === null
    ? [path]
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([key, one]) => blanksIn(one, [...path, key]))
      : [];

type WhatIsLeftProps = { branch: object & { slug: string }; hasBarbers: boolean; addBarberId: string };

/** Lists what a new branch still lacks, and its texts that are still copied from another branch. */
export function WhatIsLeft({ branch, hasBarbers, addBarberId }: WhatIsLeftProps) {
  const { words, today } = useConsole();
  const { copied, source, review } = useCopied(branch.slug);
  const { copied: _, ...facts } = branch as { copied?: unknown };
  const blanks = blanksIn(facts);
  if (!copied && !blanks.length) return null;
  const missing = blanks.map((path) => {
    const id = fieldId(BRANCHES, [branch.slug, ...path]);
    return {
      id,
      label: labelOf(String(path.at(-1)), words.editor.names, fieldKey(BRANCHES, ['', ...path])),
    };
  });
  if (!hasBarbers) missing.push({ id: addBarberId, label: words.records.noBarber });
  return (
    <section className="card console-card" aria-label={words.records.left}>
      <h4>{words.records.left}</h4>
      <ul className="console-links">
        {missing.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#team/${id}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(id);
              }}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      {copied &&
        PAGES.flatMap((page) =>
          today.languages.map(({ locale, name }) => (
            <CopiedTexts
              key={page + locale}
              page={page}
              locale={locale}
              language={name}
              slug={branch.slug}
              {...{ copied, source, review }}
            />
          )),
        )}
    </section>
  );
}

type CopiedTextsProps = {
  page: string;
  locale: string;
  language: string;
  slug: string;
  copied: Copied;
  source: string;
  review: (keys: string[]) => void;
};

/** The copied texts of one page in one language, each with a link to its field. */
function CopiedTexts({ page, locale, language, slug, copied, source, review }: CopiedTextsProps) {
  const { records, editor } = useConsole().words;
  const file = `${locale}/${page}.yaml`;
  const content = useContentFile(file).data;
  const texts = Object.entries(copied.texts).flatMap(([key, print]) => {
    const [own, keys = ''] = key.split(':');
    const path = keys.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    const at = ['items', slug, ...path];
    const text = own === file && valueAt(content?.draft, at);
    return typeof text === 'string' && fingerprint(text) === print ? [{ key, path, at, text }] : [];
  });
  if (!texts.length) return null;
  const title = fill(records.copied, {
    page: records.pages[page],
    language,
    count: String(texts.length),
    branch: source,
  });
  const labelAt = (path: FieldPath) =>
    path.map((key) => (typeof key === 'number' ? key + 1 : labelOf(key, editor.names))).join(', ');
  return (
    <details>
      <summary>{title}</summary>
      <ul className="console-list">
        {texts.map(({ key, path, at, text }) => (
          <li key={key}>
            <div>
              <a className="console-link" href={addressOf(file, at)}>
                {labelAt(path)}
              </a>
              <p lang={locale} dir="auto">
                {withFacts(text.replaceAll(`{${slug}.`, `{${copied.from}.`), content?.facts ?? {})}
              </p>
            </div>
            <Button
              kind="quiet"
              label={records.reviewed}
              describe={labelAt(path)}
              onClick={() => review([key])}
            />
          </li>
        ))}
      </ul>
      <div className="row">
        <Button
          kind="quiet"
          label={records.allReviewed}
          describe={title}
          onClick={() => review(texts.map(({ key }) => key))}
        />
      </div>
    </details>
  );
}
