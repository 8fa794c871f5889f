import type { Locator, Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** WCAG 2.2 AA, and axe's best practices. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Options = {
  /** A selector: check only this part of the page. */
  part?: string;
  /** Only these rules. */
  rules?: string[];
  /** All rules except these. */
  without?: string[];
};

/** The rules that axe reports as violated on a page in its current state, with their elements. */
export async function violations(page: Page, { part, rules, without = [] }: Options = {}): Promise<string[]> {
  // @axe-core/playwright also transfers the elements that pass, which makes each check three times as slow.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: STANDARD },
    rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
    iframes: false,
  };
  return page.evaluate(
    async ({ context, options }) => {
      // axe scrolls to the elements it checks; with lazy layout they could end up under the bars.
      for (const section of document.querySelectorAll<HTMLElement>('main > *, .site-footer'))
        section.style.contentVisibility = 'visible';
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
    },
    { context: part ?? 'html', options },
  );
}

/** How far a page overflows sideways, in pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The controls of a part that a finger may miss, with their sizes. */
export const smallTargets = (part: Locator) =>
  part.evaluate((root) =>
    [
      ...root.querySelectorAll<HTMLElement>(
        'a, button, summary, label:has(input), select, textarea, input:not(label input)',
      ),
    ]
      .filter((element) => element.checkVisibility() && !element.closest('.hidden-text'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.height < 44 || box.width < (element.closest('nav') ? 44 : 24))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 80)}: ${box.width} x ${box.height}`),
  );
