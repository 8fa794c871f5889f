import type { OtherName } from '../../edition/join/branches.ts';

export type BranchNameProps = { name: string; otherName?: OtherName | undefined; href: string };

/** A branch by its name, which leads to its page, and by the one in the other script. */
export const BranchName = ({ name, otherName, href }: BranchNameProps) => (
  <>
    <a href={href}>{name}</a> {otherName && <span lang={otherName.lang}>{otherName.text}</span>}
  </>
);
