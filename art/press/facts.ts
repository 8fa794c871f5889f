import type { Edition } from '../../edition/edition.ts';

/** Everything that the fact sheet prints. Samples are not in it: nobody may quote what is not confirmed. */
export type SheetFacts = {
  name: string;
  title: string;
  paragraphs: string[];
  stats: { number: string; label: string }[];
  facts: { label: string; value: string }[];
  branchesTitle: string;
  branches: { name: string; lines: string[] }[];
  contact: { title: string; lines: string[] };
};

export function factsOf({ facts, words, branches, mainBranch }: Edition): SheetFacts {
  const said = words['press-kit'];
  const { name, email, pressBranch, instagram } = facts.business;
  const { phone } = branches.find(({ slug }) => slug === pressBranch) ?? mainBranch;
  return {
    name,
    title: said.facts.heading.title,
    paragraphs: said.overview.paragraphs,
    stats: said.overview.stats,
    facts: said.facts.items,
    branchesTitle: said.locations.title,
    branches: branches.map((branch) => ({ name: branch.name, lines: [branch.address, branch.phone] })),
    contact: {
      title: said.contact.heading.title,
      lines: [
        `${said.contact.email}: ${email}`,
        `${said.contact.phone}: ${phone}`,
        `${said.contact.instagram}: ${instagram.handle}`,
      ],
    },
  };
}
