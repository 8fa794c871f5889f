import { type Option, SelectField } from '../../../site/components/field.tsx';
import { useConsole } from '../../context.ts';
import { CheckField, TextField } from '../../parts/fields.tsx';
import { CalendarField } from '../../parts/held-fields.tsx';
import type { Filter } from './use-reviews.ts';

type FiltersProps = { filter: Filter; onFilter: (changed: Partial<Filter>) => void };

export function Filters({ filter, onFilter }: FiltersProps) {
  const context = useConsole();
  const words = context.words.queue;
  const barbers = context.barbers
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
  const branches = context.branches.map(({ slug, name }) => ({ value: slug, label: name }));
  const ratings = ['1', '2', '3', '4'].map((stars) => ({ value: stars, label: stars }));
  return (
    <search className="console-pair">
      {select('branch', words.branch, branches, words.all)}
      {select('barber', words.barber, barbers, words.all)}
      <TextField
        id="filter-search"
        label={words.search}
        type="search"
        placeholder={words.searchHint}
        value={filter.search}
        onChange={(search) => onFilter({ search })}
      />
      {select('maxRating', words.maxRating, ratings, words.all)}
      <CalendarField
        id="filter-since"
        type="date"
        label={words.since}
        value={filter.since}
        onChange={(since) => onFilter({ since })}
      />
      <CheckField
        label={words.unanswered}
        checked={filter.unanswered !== ''}
        onChange={(checked) => onFilter({ unanswered: checked ? 'only' : '' })}
      />
    </search>
  );
}
