import { mapsSearchLink, telLink } from '../../domain/links.ts';
import { BranchCard, type BranchCardProps } from '../components/branch-card.tsx';
import { BranchGrid } from '../components/branch-grid.tsx';
import { Icon } from '../components/icon.tsx';
import { type ApiBranch, cardWith, isBranch } from './lists/branch-answer.ts';
import { ListState, type ListWords, useList } from './lists/list-state.tsx';

export type LocationsListProps = {
  /** Where the list is asked for, in the language of the page. */
  from: string;
  /** The built cards by branch id. */
  cards: Record<string, BranchCardProps>;
  words: ListWords;
  homeHref: string;
};

/** A branch that the answer names and the built page does not know yet. */
const PlainBranch = ({ name, address, hours, phone }: ApiBranch) => (
  <article className="branch-card">
    <div className="branch-body">
      <h3>{name}</h3>
      <p>
        <Icon name="clock" /> {hours}
      </p>
      <p className="branch-links">
        <a href={mapsSearchLink(`${name}, ${address}`)} target="_blank" rel="noopener">
          <Icon name="pin" /> {address}
        </a>
        <a href={telLink(phone)}>
          <Icon name="phone" /> <bdi>{phone}</bdi>
        </a>
      </p>
    </div>
  </article>
);

export function LocationsList({ from, cards, words, homeHref }: LocationsListProps) {
  const { state, items } = useList(from, isBranch);
  return (
    <ListState words={words} state={state} homeHref={homeHref}>
      <BranchGrid>
        {items?.length
          ? items.map((branch) => {
              const card = cards[branch.id];
              if (!card) return <PlainBranch key={branch.id} {...branch} />;
              return <BranchCard key={branch.id} {...cardWith(card, branch)} />;
            })
          : Object.entries(cards).map(([id, card]) => <BranchCard key={id} {...card} />)}
      </BranchGrid>
    </ListState>
  );
}
