import { useState } from 'react';
import { Field, type Option, SelectField } from '../../site/components/field.tsx';
import { Choice } from '../parts.tsx';
import type { ConsoleProps } from '../words.ts';
import { type Filter, queueStatuses } from './use-queue.ts';

type FiltersProps = { console: ConsoleProps; filter: Filter; onFilter: (changed: Partial<Filter>) => void };

export function Filters({ console, filter, onFilter }: FiltersProps) {
  const words = console.words.queue;
  const [isOpen] = useState(Boolean(filter.maxRating || filter.unanswered || filter.since));
  const barbers = console.barbers
    .filter(({ branchId }) => !filter.branch || branchId === filter.branch)
    .map(({ id, name }) => ({ value: id, label: name }));
  const select = (name: keyof Filter, label: string, options: Option[], empty?: string) => (
    <SelectField
      id={`filter-${name}`}
      label={label}
      value={filter[name]}
      empty={empty}
      options={options}
      // Another branch has other barbers.
      onChange={(value) => onFilter({ ...(name === 'branch' && { barber: '' }), [name]: value })}
    />
  );
  const input = (name: keyof Filter, label: string, type: 'search' | 'date', placeholder?: string) => (
    <Field id={`filter-${name}`} label={label}>
      {(control) => (
        <input
          {...control}
          type={type}
          placeholder={placeholder}
          value={filter[name]}
          onChange={({ target }) => onFilter({ [name]: target.value })}
        />
      )}
    </Field>
  );
  const branches = console.branches.map(({ slug, name }) => ({ value: slug, label: name }));
  const ratings = ['1', '2', '3', '4'].map((stars) => ({ value: stars, label: stars }));
  const statuses = queueStatuses.map((status) => ({ value: status, label: words.status[status] }));
  return (
    <search className="console-filters">
      {select('status', words.statusLabel, statuses)}
      {select('branch', words.branch, branches, words.all)}
      {select('barber', words.barber, barbers, words.all)}
      {input('search', words.search, 'search', words.searchHint)}
      <details open={isOpen}>
        <summary>{words.moreFilters}</summary>
        <div className="console-filters">
          {select('maxRating', words.maxRating, ratings, words.all)}
          {input('since', words.since, 'date')}
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
