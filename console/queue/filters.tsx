import './filters.css';
import type { RefObject } from 'react';
import { Field } from '../../site/components/field.tsx';
import { SelectField } from '../../site/components/select-field.tsx';
import type { ConsoleProps } from '../words.ts';
import { type Filter, type Pile, piles } from './use-reviews.ts';

type FiltersProps = Pick<ConsoleProps, 'branches' | 'barbers'> & {
  words: ConsoleProps['words']['queue'];
  filter: Filter;
  onFilter: (changed: Partial<Filter>) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** One of the lists was chosen from by touch, or a search ended. */
  onUsed: () => void;
  /** Out of the way on a phone. */
  isFolded: boolean;
};

const asOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

/** A keyboard goes through a list value by value: only a touch chooses once. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

export function Filters(props: FiltersProps) {
  const { words, filter, branches, barbers, searchRef, isFolded } = props;
  const used = () => {
    props.onUsed();
    // The panel goes, and with it what has the focus.
    document.querySelector<HTMLElement>('[aria-controls="filters"]')?.focus();
  };
  const choose = (changed: Partial<Filter>) => {
    props.onFilter(changed);
    if (isTouched()) used();
  };
  const offered = barbers.filter(({ branchId }) => !filter.branchId || branchId === filter.branchId);
  return (
    <search id="filters" className="console-filters" data-folded={isFolded || undefined}>
      <SelectField
        id="filter-status"
        label={words.statusLabel}
        value={filter.pile}
        options={piles.map((pile) => ({ value: pile, label: words.status[pile] }))}
        onChange={(pile) => choose({ pile: pile as Pile })}
      />
      <SelectField
        id="filter-branch"
        label={words.branch}
        value={filter.branchId}
        empty={words.all}
        options={branches.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(branchId) => choose({ branchId, barberId: '' })}
      />
      <SelectField
        id="filter-barber"
        label={words.barber}
        value={filter.barberId}
        empty={words.all}
        options={offered.map(asOption)}
        onChange={(barberId) => choose({ barberId })}
      />
      <Field id="filter-search" label={words.search}>
        {(control) => (
          <input
            {...control}
            ref={searchRef}
            type="search"
            placeholder={words.searchHint}
            value={filter.search}
            onChange={({ target }) => props.onFilter({ search: target.value })}
            onKeyDown={({ key }) => key === 'Enter' && isTouched() && used()}
          />
        )}
      </Field>
    </search>
  );
}
