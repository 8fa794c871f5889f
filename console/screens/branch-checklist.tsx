import type { FieldPath } from '../../contract/changes.ts';
import { valueAt } from '../../domain/field-path.ts';
import { fingerprint } from '../../domain/fingerprint.ts';
import { countWords } from '../../domain/format.ts';
import { joinWithComma } from '../../domain/text.ts';
import type { BranchFacts } from '../../edition/schema/facts.ts';
import { Button } from '../../site/components/button.tsx';
import { addressOf, fieldOf } from '../address.ts';
import { useContentFile, useField } from '../content/use-content.ts';
import { useConsole } from '../context.ts';
import { useCopied } from '../editor/copied.tsx';
import { useFactNames } from '../editor/fact-names.ts';
import { fieldKey, labelOf, readable } from '../editor/schema.ts';
import { focusField } from '../focus.ts';
import { FieldLink } from '../parts/field-link.tsx';

const BRANCHES = 'facts/branches.yaml';
const PAGES = ['branches', 'branch-pages', 'short-branches'];

/** The paths of empty values. */
const missingIn = (value: unknown, path: FieldPath = []): FieldPath[] =>
  value === '' || value === null
    ? [path]
    : typeof value === 'object' && value
      ? Object.entries(value).flatMap(([key, one]) => missingIn(one, [...path, key]))
      : [];

type BranchChecklistProps = { branch: BranchFacts; hasBarbers: boolean; addBarberId: string };

/** Lists what a new branch still lacks, and its texts that are still copied from another branch. */
export function BranchChecklist({
  branch: { copied, ...facts },
  hasBarbers,
  addBarberId,
}: BranchChecklistProps) {
  const { words, today } = useConsole();
  const { slug } = facts;
  const { live } = useField(BRANCHES, [slug]);
  const missingFields = live ? [] : missingIn(facts);
  if (!copied && !missingFields.length) return null;
  return (
    <section className="card console-card" aria-label={words.records.left}>
      <h4>{words.records.left}</h4>
      <ul className="console-links">
        {missingFields.map((path) => (
          <li key={path.join('.')}>
            <FieldLink
              file={BRANCHES}
              path={[slug, ...path]}
              label={labelOf(String(path.at(-1)), words.editor.names, fieldKey(BRANCHES, [slug, ...path]))}
            />
          </li>
        ))}
        {!hasBarbers && (
          <li>
            <a href={`#team/${addBarberId}`} onClick={() => focusField(addBarberId)}>
              {words.records.noBarber}
            </a>
          </li>
        )}
      </ul>
      {copied &&
        PAGES.flatMap((page) =>
          today.languages.map(({ locale, name }) => (
            <CopiedTexts key={page + locale} page={page} locale={locale} language={name} slug={slug} />
          )),
        )}
    </section>
  );
}

type CopiedTextsProps = { page: string; locale: string; language: string; slug: string };

/** The copied texts of one page in one language, each with a link to its field. */
function CopiedTexts({ page, locale, language, slug }: CopiedTextsProps) {
  const context = useConsole();
  const { records, editor } = context.words;
  const factName = useFactNames();
  const { copied, source, markReviewed } = useCopied(slug);
  const file = `${locale}/${page}.yaml`;
  const content = useContentFile(file).data;
  const texts = Object.entries(copied?.texts ?? {}).flatMap(([key, print]) => {
    const { file: own, path } = fieldOf(key);
    const at = ['items', slug, ...path];
    const text = own === file && valueAt(content?.draft, at);
    if (typeof text !== 'string' || fingerprint(text) !== print) return [];
    const names = path.map((one) => (typeof one === 'number' ? String(one + 1) : labelOf(one, editor.names)));
    return [{ key, at, text, label: joinWithComma(names, context.locale) }];
  });
  if (!texts.length) return null;
  const title = countWords(records.copied, texts.length, context.locale, {
    page: records.pages[page] ?? '',
    language,
    branch: source,
  });
  return (
    <details>
      <summary>{title}</summary>
      <ul className="console-list">
        {texts.map(({ key, at, text, label }) => (
          <li key={key}>
            <div>
              <a className="console-link" href={addressOf(file, at)}>
                {label}
              </a>
              <p lang={locale} dir="auto">
                {readable(text.replaceAll(`{${slug}.`, `{${copied?.from}.`), content?.facts ?? {}, factName)}
              </p>
            </div>
            <Button
              kind="quiet"
              label={records.reviewed}
              describe={label}
              onClick={() => markReviewed([key])}
            />
          </li>
        ))}
      </ul>
      <div className="row">
        <Button
          kind="quiet"
          label={records.allReviewed}
          describe={title}
          onClick={() => markReviewed(texts.map(({ key }) => key))}
        />
      </div>
    </details>
  );
}
