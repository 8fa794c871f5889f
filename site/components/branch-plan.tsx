import './branch-plan.css';
import './three-ways.css';
import type { BranchCardProps } from './branch-card.tsx';
import { BranchName } from './branch-name.tsx';
import { BranchWays } from './branch-ways.tsx';
import { MoreLink } from './more-link.tsx';
import { OpenBadge } from './open-badge.tsx';
import { Rating } from './rating.tsx';
import { SectionHeading, type SectionHeadingProps } from './section-heading.tsx';

export type BranchPlanProps = {
  heading: SectionHeadingProps;
  plan: { src: string; width: number; height: number; alt: string };
  branches: BranchCardProps[];
  /** Leads to the branches that have no line here. */
  all?: { label: string; href: string };
};

function Line({ name, otherName, href, address, hours, ...branch }: BranchCardProps) {
  const { badge, rating, phone, whatsapp, directions } = branch;
  return (
    <li>
      <h3>
        <BranchName name={name} otherName={otherName} href={href} />
      </h3>
      <p className="plan-facts">
        <Rating {...rating} /> <OpenBadge {...badge} />
      </p>
      <p className="quiet">
        {address}
        <br />
        {hours}
      </p>
      <p className="plan-ways three-ways">
        <BranchWays phone={phone} whatsapp={whatsapp} directions={directions} />
      </p>
    </li>
  );
}

/** The branches where they lie: the drawn plan of the districts, and a line for each beside it. */
export function BranchPlan({ heading, plan, branches, all }: BranchPlanProps) {
  return (
    <section className="band band-raised" id="locations">
      <div className="wrap">
        <SectionHeading {...heading} />
        <div className="branch-plan">
          <img {...plan} alt={plan.alt} loading="lazy" decoding="async" />
          <div>
            <ul className="plan-lines">
              {branches.map((branch) => (
                <Line key={branch.href} {...branch} />
              ))}
            </ul>
            {all && <MoreLink {...all} />}
          </div>
        </div>
      </div>
    </section>
  );
}
