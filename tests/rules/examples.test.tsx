import AxeBuilder from '@axe-core/playwright';
import { type Browser, chromium } from '@playwright/test';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allExamples } from '../../site/components/examples/examples.ts';
import { chromiumPath } from '../../tools/support/chromium.ts';
import { read, sourceFiles } from '../support/sources.ts';

const COMPONENT = /^site\/components\/(?:(?:article|ornament)\/)?[a-z-]+\.tsx$/;

const styles = ['site/styles/tokens.css', 'site/styles/base.css', 'site/styles/parts.css']
  .concat(sourceFiles(/^site\/components\/.*\.css$/))
  .map((path) => read(path).replaceAll(/@import[^;]+;/g, ''))
  .join('\n');

/** Examples as a page, with the styles of the site. */
const pageOf = (examples: (typeof allExamples)[number]['examples'], direction: 'ltr' | 'rtl') =>
  `<!doctype html><html lang="en" dir="${direction}"><title>Examples</title>
<style>@layer base,parts,views;:root{--display:serif;--text:sans-serif;--header:0}${styles}</style>
<main>${examples.map(([, example]) => `<div class="example">${renderToStaticMarkup(example)}</div>`).join('')}</main>`;

describe('every shared component', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  });
  afterAll(() => browser.close());

  it('has named examples', () => {
    const withExamples = new Set(allExamples.map(({ component }) => component));
    const components = sourceFiles(COMPONENT).map((path) => path.split('/').pop()?.replace('.tsx', '') ?? '');
    expect(components.filter((component) => !withExamples.has(component))).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'breaks no rule of accessibility in the %s scheme',
    async (colorScheme) => {
      const context = await browser.newContext({ colorScheme, viewport: { width: 390, height: 844 } });
      const page = await context.newPage();
      await page.setContent(
        pageOf(
          allExamples.flatMap(({ examples }) => examples),
          'ltr',
        ),
      );
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
        [],
      );
      await context.close();
    },
  );

  it.each(allExamples)(
    '$component fits a narrow phone in both directions of writing',
    async ({ examples }) => {
      const page = await browser.newPage({ viewport: { width: 320, height: 700 } });
      for (const direction of ['ltr', 'rtl'] as const) {
        await page.setContent(pageOf(examples, direction));
        const tooWide = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(tooWide, direction).toBe(0);
      }
      await page.close();
    },
  );
});
