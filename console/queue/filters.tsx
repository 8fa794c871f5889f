import { useState } from 'react';
import { Field, SelectField } from '../../site/components/field.tsx';
import { Choice } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import { type Filter, type QueueStatus, queueStatuses } from './use-queue.ts';

type FiltersProps = { console: ConsoleProps; filter: Filter; onFilter: (changed: Partial<Filter>) => void };

export function Filters({ console, filter, onFilter }: FiltersProps) {
  const words = console.words.queue;
  const [isOpen] = useState(Boolean(filter.maxRating || filter.unanswered || filter.since));
  const barbers = console.barbers.filter(({ branchId }) => !filter.branch || branchId === filter.branch);
  return (
    <search className="console-filters">
      <SelectField
        id="filter-status"
        label={words.statusLabel}
        value={filter.status}
        options={queueStatuses.map((status) => ({ value: status, label: words.status[status] }))}
        onChange={(status) => onFilter({ status: status as QueueStatus })}
      />
      <SelectField
        id="filter-branch"
        label={words.branch}
        value={filter.branch}
        empty={words.all}
        options={console.branches.map(({ slug, name }) => ({ value: slug, label: name }))}
        onChange={(branch) => onFilter({ branch, barber: '' })}
      />
      <SelectField
        id="filter-barber"
        label={words.barber}
        value={filter.barber}
        empty={words.all}
        options={barbers.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(barber) => onFilter({ barber })}
      />
      <Field id="filter-search" label={words.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            placeholder={words.searchHint}
            value={filter.search}
            onChange={({ target }) => onFilter({ search: target.value })}
          />
        )}
      </Field>
      <details open={isOpen}>
        <summary>{words.moreFilters}</summary>
        <div className="console-filters">
          <SelectField
            id="filter-rating"
            label={words.maxRating}
            value={filter.maxRating}
            empty={words.all}
            options={['1', '2', '3', '4'].map((value) => ({ value, label: value }))}
            onChange={(maxRating) => onFilter({ maxRating })}
          />
          <Field id="filter-since" label={words.since}>
            {(control) => (
              <input
                {...control}
                type="date"
                value={filter.since}
                onChange={({ target }) => onFilter({ since: target.value })}
              />
            )}
          </Field>
          <Choice
            type="checkbox"
            label={words.unanswered}
            checked={filter.unanswered !== ''}
            onChange={({ target }) => onFilter({ unanswered: target.checked ? 'only' : '' })}
          />
        </div>
      </details>
    </search>
  );
}
