import '../../components/branch-rows.css';
import type { Branch } from '../../../edition/join/branches.ts';
import { BranchContactLinks, OpenBadge, TodayNote } from '../../components/branch.tsx';
import { BranchName } from '../../components/branch-card.tsx';
import { MoreLink } from '../../components/button.tsx';
import { Rating } from '../../components/rating.tsx';
import { Section } from '../../components/sections.tsx';
import { branchCard, listedBranches } from '../../model/parts/branch.ts';
import type { BranchesProps } from './branches.tsx';

/** The branches in short: a row each with its name, address, hours and icons to call and to chat. */
export function BranchRows({ edition, heading, of }: BranchesProps & { of?: readonly Branch[] }) {
  const { branches, all } = listedBranches(edition, { of });
  return (
    <Section heading={heading} id="locations" background="band-raised" layout="ledger">
      <div>
        <ul className="branch-rows">
          {branches.map((branch) => {
            const { slug, rating, phone, whatsapp, address, hours, timetable, ...name } = branchCard(
              edition,
              branch,
            );
            return (
              <li key={slug}>
                <h3>
                  <BranchName {...name} otherName={undefined} />
                </h3>
                <p className="quiet">
                  <span>{address}</span> <span>{hours}</span> {rating && <Rating {...rating} />}{' '}
                  <OpenBadge branch={slug} timetable={timetable} />{' '}
                  <TodayNote branch={slug} name={branch.name} />
                </p>
                <p>
                  <BranchContactLinks phone={phone} whatsapp={whatsapp} />
                </p>
              </li>
            );
          })}
        </ul>
        {all && <MoreLink {...all} />}
        <MoreLink
          label={edition.words.interface.finder.button}
          href={`${edition.href('locations')}#nearest`}
        />
      </div>
    </Section>
  );
}
