import { BranchCard, type BranchCardProps } from '../components/branch-card.tsx';
import { BranchGrid } from '../components/branch-grid.tsx';
import { AsBuilt } from './lists/as-built.tsx';
import { type ApiBranch, cardWith, isBranch } from './lists/branch-answer.ts';
import { ListState, type ListWords } from './lists/list-state.tsx';
import { PlainBranch } from './lists/plain-branch.tsx';
import { useList } from './lists/use-list.ts';

export type LocationsListProps = {
  /** Where the list is asked for, in the language of the page. */
  from: string;
  /** The built cards by branch id. */
  cards: Record<string, BranchCardProps>;
  words: ListWords;
  homeHref: string;
};

/** True when the answer says of every branch what the built page already does. */
function agrees(answer: ApiBranch[], cards: Record<string, BranchCardProps>): boolean {
  const answered = answer.map((branch) => {
    const card = cards[branch.id];
    return card && cardWith(card, branch);
  });
  return JSON.stringify(answered) === JSON.stringify(Object.values(cards));
}

export function LocationsList({ from, cards, words, homeHref }: LocationsListProps) {
  const { state, items } = useList(from, isBranch);
  const answer = items?.length && !agrees(items, cards) ? items : undefined;
  return (
    <ListState words={words} state={state} homeHref={homeHref}>
      <AsBuilt hidden={answer !== undefined}>
        <BranchGrid>
          {Object.values(cards).map((card) => (
            <BranchCard key={card.href} {...card} />
          ))}
        </BranchGrid>
      </AsBuilt>
      {answer && (
        <BranchGrid>
          {answer.map((branch) => {
            const card = cards[branch.id];
            if (!card) return <PlainBranch key={branch.id} branch={branch} />;
            return <BranchCard key={branch.id} {...cardWith(card, branch)} />;
          })}
        </BranchGrid>
      )}
    </ListState>
  );
}
