import '../components/prose.css';
import { Fragment } from 'react';
import { RETENTION_DAYS } from '../../contract/retention.ts';
import type { Edition } from '../../edition/edition.ts';
import { PageHero } from '../components/page-hero.tsx';
import type { LegalPage } from '../model/heads/pages.ts';
import { heroOf } from '../model/parts/page.ts';

/** Facts for these pages; periods are shared with the retention job. */
const factsOf = ({ facts, mainBranch, isolated }: Edition) => ({
  ...Object.fromEntries(Object.entries(RETENTION_DAYS).map(([name, days]) => [name, String(days)])),
  name: facts.business.name,
  email: isolated(facts.business.email),
  phone: isolated(mainBranch.phone),
});

/** /privacy, /terms and /accessibility */
export function LegalView({ edition, page }: { edition: Edition; page: LegalPage }) {
  const words = edition.words.legal[page];
  return (
    <>
      <PageHero {...heroOf(edition, words)} />
      <div className="band">
        <div className="wrap article-body">
          {words.sections.map(({ title, text }) => (
            <Fragment key={title}>
              <h2>{title}</h2>
              {text.map((paragraph) => (
                <p key={paragraph}>{edition.fill(paragraph, factsOf(edition))}</p>
              ))}
            </Fragment>
          ))}
        </div>
      </div>
    </>
  );
}
