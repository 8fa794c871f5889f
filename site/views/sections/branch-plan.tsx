import '../../components/plan.css';
import type { ReactNode } from 'react';
import type { Edition } from '../../../edition/edition.ts';
import type { Branch } from '../../../edition/join/branches.ts';
import { BranchContactLinks, OpenBadge, TodayNote } from '../../components/branch.tsx';
import { BranchName } from '../../components/branch-card.tsx';
import { MoreLink } from '../../components/button.tsx';
import { Rating } from '../../components/rating.tsx';
import { Section } from '../../components/sections.tsx';
import { branchCard, listedBranches } from '../../model/parts/branch.ts';
import { planOf } from '../../model/plan.ts';
import type { BranchesProps } from './branches.tsx';

function PlanLine({ edition, branch }: { edition: Edition; branch: Branch }) {
  const { slug, rating, phone, whatsapp, directions, address, hours, timetable, ...name } = branchCard(
    edition,
    branch,
  );
  return (
    <li className="ruled">
      <h3>
        <BranchName {...name} />
      </h3>
      <p className="plan-facts row late">
        {rating && <Rating {...rating} />} <OpenBadge branch={slug} timetable={timetable} />{' '}
        <TodayNote branch={slug} name={branch.name} />
      </p>
      <p className="quiet">
        {address}
        <br />
        {hours}
      </p>
      <p className="three-ways">
        <BranchContactLinks phone={phone} whatsapp={whatsapp} directions={directions} />
      </p>
    </li>
  );
}

type PlanProps = BranchesProps & {
  of?: readonly Branch[];
  /** The nearest-branch island. */
  finder?: ReactNode;
};

/** A map drawing of the districts with the finder and a list of branches. */
export function BranchPlan({ edition, heading, of, finder }: PlanProps) {
  const { branches, all } = listedBranches(edition, { of });
  return (
    <Section heading={heading} id="locations" background="band-raised">
      <div className="branch-plan split grid">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from the facts. */}
        <div dangerouslySetInnerHTML={{ __html: planOf(edition) }} />
        <div className="stack">
          {finder}
          <ul className="plan-lines">
            {branches.map((branch) => (
              <PlanLine key={branch.slug} edition={edition} branch={branch} />
            ))}
          </ul>
          {all && <MoreLink {...all} />}
        </div>
      </div>
    </Section>
  );
}
