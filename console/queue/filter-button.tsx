import './filters.css';
import { Button } from '../../site/components/button.tsx';
import type { ConsoleProps } from '../words.ts';
import { type Filter, WAITING } from './use-reviews.ts';

type FilterButtonProps = Pick<ConsoleProps, 'branches' | 'barbers'> & {
  words: ConsoleProps['words']['queue'];
  filter: Filter;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
};

/** On a phone the filters lie behind it; it says to what they are set, unless that is what everybody begins with. */
export function FilterButton({ words, filter, branches, barbers, isFolded, onFold }: FilterButtonProps) {
  const { pile, branchId, barberId, search } = filter;
  const set = [
    pile === WAITING.pile ? '' : words.status[pile],
    branches.find(({ slug }) => slug === branchId)?.name,
    barbers.find(({ id }) => id === barberId)?.name,
    search,
  ];
  return (
    <div className="console-fold">
      <Button
        kind="quiet"
        label={words.filters}
        note={set.filter(Boolean).join(' · ')}
        aria-expanded={!isFolded}
        aria-controls="filters"
        onClick={() => onFold(!isFolded)}
      />
    </div>
  );
}
