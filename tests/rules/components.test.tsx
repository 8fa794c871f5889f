import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Button } from '../../site/components/button.tsx';
import { DataTable } from '../../site/components/data-table.tsx';
import { Field, SelectField } from '../../site/components/field.tsx';
import { MenuCard } from '../../site/components/menu-card.tsx';
import { Stars } from '../../site/components/rating.tsx';
import { chromiumPath } from '../../tools/support/chromium.ts';
import { read, sourceFiles } from '../support/sources.ts';

const styles = ['site/styles/tokens.css', 'site/styles/base.css', 'site/styles/parts.css']
  .concat(sourceFiles(/^site\/components\/.*\.css$/))
  .map((path) => read(path).replaceAll(/@import[^;]+;/g, ''))
  .join('\n');
/** States that no built page shows. */
const markup = renderToStaticMarkup(
  <main>
    <Button label="Sending" describe="the last decision" kind="quiet" disabled />
    <Stars filled={0} label="Not rated" />
    <Field id="text" label="Review" error="Write a few words first." hint="Up to 2,000 characters." required>
      {(control) => <textarea {...control} rows={3} />}
    </Field>
    <Field id="unseen" label="Another reason" labelHidden>
      {(control) => <input {...control} />}
    </Field>
    <SelectField
      label="Service"
      id="service"
      empty="Choose a service"
      value=""
      error="Choose a service first."
      options={[
        { value: 'bath', label: 'Bath: not here', group: 'The menu', disabled: true },
        { value: 'fade', label: 'Skin fade, AED 95', group: 'Fades' },
      ]}
      onChange={() => {}}
    />
    <MenuCard
      from="from"
      lines={[{ id: 'a', name: 'A service whose name needs two lines', price: 'AED 1,220' }]}
    />
    <DataTable
      caption="Five columns"
      columns={['Style', 'Sides and back', 'Top', 'Visits a year', 'Best with']}
      rows={[['Low fade', 'Grown a little', 'Any', 'Twelve', 'A short beard']]}
    />
  </main>,
);

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
});
afterAll(() => browser.close());

it.each([
  { direction: 'ltr', colorScheme: 'light' },
  { direction: 'rtl', colorScheme: 'dark' },
] as const)(
  'shared components fit a narrow phone and break no rule of accessibility ($direction, $colorScheme)',
  async ({ direction, colorScheme }) => {
    const context = await browser.newContext({ colorScheme, viewport: { width: 320, height: 700 } });
    const page = await context.newPage();
    await page.setContent(`<!doctype html><html lang="en" dir="${direction}"><title>Examples</title>
<style>@layer base,parts,views;:root{--display:serif;--text:sans-serif;--header:0}${styles}</style>${markup}`);
    const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(wide)).toBe(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
      [],
    );
  },
);
