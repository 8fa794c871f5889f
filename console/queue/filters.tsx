import type { RefObject } from 'react';
import { type ReviewStatus, reviewStatus } from '../../contract/staff.ts';
import type { ConsoleProps } from '../words.ts';
import type { Filter } from './use-reviews.ts';

type FiltersProps = Pick<ConsoleProps, 'branches' | 'barbers'> & {
  words: ConsoleProps['words']['queue'];
  filter: Filter;
  onFilter: (changed: Partial<Filter>) => void;
  searchRef: RefObject<HTMLInputElement | null>;
};

export function Filters({ words, filter, onFilter, branches, barbers, searchRef }: FiltersProps) {
  const offered = barbers.filter(({ branchId }) => !filter.branchId || branchId === filter.branchId);
  return (
    <search className="console-filters">
      <label className="field">
        <span>{words.statusLabel}</span>
        <select
          value={filter.status}
          onChange={({ target }) => onFilter({ status: target.value as ReviewStatus })}
        >
          {reviewStatus.options.map((status) => (
            <option key={status} value={status}>
              {words.status[status]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words.branch}</span>
        <select
          value={filter.branchId}
          onChange={({ target }) => onFilter({ branchId: target.value, barberId: '' })}
        >
          <option value="">{words.all}</option>
          {branches.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words.barber}</span>
        <select value={filter.barberId} onChange={({ target }) => onFilter({ barberId: target.value })}>
          <option value="">{words.all}</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{words.search}</span>
        <input
          ref={searchRef}
          type="search"
          placeholder={words.searchHint}
          value={filter.search}
          onChange={({ target }) => onFilter({ search: target.value })}
        />
      </label>
    </search>
  );
}
