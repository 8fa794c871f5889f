import './lists/lists.css';
import '../components/button.css';
import { api } from '../../contract/routes.ts';
import { BranchCard, type BranchCardProps } from '../components/branch-card.tsx';
import { ListState, type ListWords } from './lists/list-state.tsx';
import { useList } from './lists/use-list.ts';

type ApiBranch = {
  id: string;
  name: string;
  address: string;
  phone: string;
  whatsapp: string;
  hours: string;
};

export type LocationsListProps = {
  /** The built cards by branch id. */
  cards: Record<string, BranchCardProps>;
  words: ListWords;
  homeHref: string;
};

const FIELDS = ['id', 'name', 'address', 'phone', 'whatsapp', 'hours'] as const;
const isBranch = (value: unknown): value is ApiBranch =>
  FIELDS.every((field) => typeof (value as Record<string, unknown> | null)?.[field] === 'string');

/** The answer's own words where it gives them; the built card for everything else. */
const merged = (card: BranchCardProps, { name, address, hours }: ApiBranch): BranchCardProps => ({
  ...card,
  name,
  address,
  hours,
});

export function LocationsList({ cards, words, homeHref }: LocationsListProps) {
  const { state, items } = useList(api.branches, isBranch);
  const shown = items
    ? items.flatMap((branch) =>
        cards[branch.id] ? [merged(cards[branch.id] as BranchCardProps, branch)] : [],
      )
    : Object.values(cards);
  return (
    <ListState words={words} state={state} homeHref={homeHref}>
      <div className="branch-grid">
        {shown.map((card) => (
          <BranchCard key={card.href} {...card} />
        ))}
      </div>
    </ListState>
  );
}
