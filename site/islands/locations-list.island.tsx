import type { ListedBranch } from '../../contract/lists.ts';
import { telLink, whatsappLink } from '../../domain/links.ts';
import { BranchCard, type BranchCardProps } from '../components/branch-card.tsx';
import type { locationsList } from '../model/parts/islands.ts';
import { ListState, useList } from './lists/list-state.tsx';

/** Updates a built card with the response; keeps the greeting of its chat. */
function cardWith(card: BranchCardProps, branch: ListedBranch): BranchCardProps {
  const { name, address, hours, phone, whatsapp } = branch;
  const greeting = new URL(card.whatsapp.href).searchParams.get('text') ?? '';
  return {
    ...card,
    name,
    address,
    hours,
    phone: { ...card.phone, label: phone, href: telLink(phone) },
    whatsapp: { ...card.whatsapp, href: whatsappLink(whatsapp, greeting) },
  };
}

export function LocationsList(props: ReturnType<typeof locationsList>) {
  const { from, cards, words, homeHref } = props;
  const { state, items } = useList<ListedBranch>(from);
  const answered = items?.flatMap((branch) => {
    const card = cards[branch.id];
    return card ? [{ id: branch.id, card: cardWith(card, branch) }] : [];
  });
  const built = Object.entries(cards).map(([id, card]) => ({ id, card }));
  return (
    <ListState words={words} state={state} homeHref={homeHref}>
      <div className="branch-grid columns">
        {(answered?.length ? answered : built).map(({ id, card }) => (
          <BranchCard key={id} {...card} />
        ))}
      </div>
    </ListState>
  );
}
