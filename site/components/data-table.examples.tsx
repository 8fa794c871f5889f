import { DataTable } from './data-table.tsx';
import type { Examples } from './examples/examples.ts';

export const examples: Examples = {
  'two columns': (
    <DataTable
      caption="Two columns"
      columns={['Style', 'Weeks']}
      rows={[
        ['Low fade', '4'],
        ['Skin fade', '2'],
      ]}
    />
  ),
  'wider than a phone': (
    <DataTable
      caption="Five columns"
      columns={['Style', 'Sides and back', 'Top', 'Visits a year', 'Best with']}
      rows={[['Low fade', 'Grown a little', 'Any', 'Twelve', 'A short beard']]}
    />
  ),
};
