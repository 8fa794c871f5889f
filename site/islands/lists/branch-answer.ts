import type { ListedBranch } from '../../../contract/lists.ts';
import { isPhone } from '../../../domain/contact.ts';
import { telLink, whatsappLink } from '../../../domain/links.ts';
import type { BranchCardProps } from '../../components/branch-card.tsx';

const FIELDS = ['id', 'name', 'address', 'phone', 'whatsapp', 'hours'] as const;

/** A branch as GET /api/branches gives it, as far as a card shows it. */
export type ApiBranch = Pick<ListedBranch, (typeof FIELDS)[number]>;

export function isBranch(value: unknown): value is ApiBranch {
  const branch = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    FIELDS.every((field) => typeof branch[field] === 'string') &&
    isPhone(branch.phone as string) &&
    isPhone(branch.whatsapp as string)
  );
}

const greetingIn = (chatHref: string) => new URL(chatHref).searchParams.get('text') ?? '';

/** The built card with the answer's own facts; the built card itself when they agree. */
export function cardWith(card: BranchCardProps, branch: ApiBranch): BranchCardProps {
  const { name, address, hours, phone, whatsapp } = branch;
  return {
    ...card,
    name,
    address,
    hours,
    phone: { ...card.phone, label: phone, href: telLink(phone) },
    whatsapp: { ...card.whatsapp, href: whatsappLink(whatsapp, greetingIn(card.whatsapp.href)) },
  };
}
