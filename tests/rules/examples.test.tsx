import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allExamples } from '../../site/components/examples/examples.ts';
import { chromiumPath } from '../../tools/support/chromium.ts';
import { read, sourceFiles } from '../support/sources.ts';

const styles = ['site/styles/tokens.css', 'site/styles/base.css', 'site/styles/parts.css']
  .concat(sourceFiles(/^site\/components\/.*\.css$/))
  .map((path) => read(path).replaceAll(/@import[^;]+;/g, ''))
  .join('\n');
const examples = allExamples.flatMap((component) => component.examples);
const markup = examples.map(([, example]) => `<div class="example">${renderToStaticMarkup(example)}</div>`);

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
<style>@layer base,parts,views;:root{--display:serif;--text:sans-serif;--header:0}${styles}</style><main>${markup.join('')}</main>`);
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
