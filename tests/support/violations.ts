import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
  // axe scrolls to the elements it checks; with lazy layout they could end up under the bars.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > *, .site-footer'))
      section.style.contentVisibility = 'visible';
  });
  // No page has a frame of another host: running axe inside the page, without a second tab, halves the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part) axe.include(part);
  const configured = rules ? axe.withRules(rules) : axe.withTags(STANDARD).disableRules(without);
  const { violations } = await configured.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
