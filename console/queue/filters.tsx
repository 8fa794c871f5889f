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
};

const asOption = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name });

export function Filters({ words, filter, onFilter, branches, barbers, searchRef }: FiltersProps) {
  const offered = barbers.filter(({ branchId }) => !filter.branchId || branchId === filter.branchId);
  return (
    <search className="console-filters">
      <SelectField
        id="filter-status"
        label={words.statusLabel}
        value={filter.pile}
        options={piles.map((pile) => ({ value: pile, label: words.status[pile] }))}
        onChange={(pile) => onFilter({ pile: pile as Pile })}
      />
      <SelectField
        id="filter-branch"
        label={words.branch}
        value={filter.branchId}
        empty={words.all}
        options={branches.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(branchId) => onFilter({ branchId, barberId: '' })}
      />
      <SelectField
        id="filter-barber"
        label={words.barber}
        value={filter.barberId}
        empty={words.all}
        options={offered.map(asOption)}
        onChange={(barberId) => onFilter({ barberId })}
      />
      <Field id="filter-search" label={words.search}>
        {(control) => (
          <input
            {...control}
            ref={searchRef}
            type="search"
            placeholder={words.searchHint}
            value={filter.search}
            onChange={({ target }) => onFilter({ search: target.value })}
          />
        )}
      </Field>
    </search>
  );
}
