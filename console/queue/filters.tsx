import type { RefObject } from 'react';
import { Button } from '../../site/components/button.tsx';
import { Field } from '../../site/components/field.tsx';
import { SelectField } from '../../site/components/select-field.tsx';
import type { ConsoleProps } from '../words.ts';
import { DEFAULT_FILTER, type Filter, type QueueStatus, queueStatuses } from './use-queue.ts';

type FilterButtonProps = {
  console: ConsoleProps;
  filter: Filter;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
};

/** On a phone the filters lie behind it; it says to what they are set, unless that is what everybody begins with. */
export function FilterButton({ console, filter, isOpen, onOpen }: FilterButtonProps) {
  const words = console.words.queue;
  const { status, branchId, barberId, search } = filter;
  const set = [
    status === DEFAULT_FILTER.status ? '' : words.status[status],
    console.branches.find(({ slug }) => slug === branchId)?.name,
    console.barbers.find(({ id }) => id === barberId)?.name,
    search,
  ];
  return (
    <div className="console-filter-button">
      <Button
        kind="quiet"
        label={words.filters}
        note={set.filter(Boolean).join(' · ')}
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => onOpen(!isOpen)}
      />
    </div>
  );
}

type FiltersProps = Omit<FilterButtonProps, 'onOpen'> & {
  onFilter: (changed: Partial<Filter>) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  /** One of the lists was chosen from by touch, or a search ended. */
  onUsed: () => void;
};

/** A keyboard goes through a list value by value: only a touch chooses once. */
const isTouched = () => matchMedia('(pointer: coarse)').matches;

export function Filters({ console, filter, isOpen, onFilter, searchRef, onUsed }: FiltersProps) {
  const words = console.words.queue;
  const used = () => {
    onUsed();
    // The panel goes, and with it what has the focus.
    document.querySelector<HTMLElement>('[aria-controls="filters"]')?.focus();
  };
  const choose = (changed: Partial<Filter>) => {
    onFilter(changed);
    if (isTouched()) used();
  };
  const barbers = console.barbers.filter(({ branchId }) => !filter.branchId || branchId === filter.branchId);
  return (
    <search id="filters" className="console-filters" data-open={isOpen || undefined}>
      <SelectField
        id="filter-status"
        label={words.statusLabel}
        value={filter.status}
        options={queueStatuses.map((status) => ({ value: status, label: words.status[status] }))}
        onChange={(status) => choose({ status: status as QueueStatus })}
      />
      <SelectField
        id="filter-branch"
        label={words.branch}
        value={filter.branchId}
        empty={words.all}
        options={console.branches.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(branchId) => choose({ branchId, barberId: '' })}
      />
      <SelectField
        id="filter-barber"
        label={words.barber}
        value={filter.barberId}
        empty={words.all}
        options={barbers.map(({ id, name }) => ({ value: id, label: name }))}
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
            onChange={({ target }) => onFilter({ search: target.value })}
            onKeyDown={({ key }) => key === 'Enter' && isTouched() && used()}
          />
        )}
      </Field>
    </search>
  );
}
