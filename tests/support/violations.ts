import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, and axe's best practices. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Question = {
  /** A selector: check only this part of the page. */
  part?: string;
  /** Only these rules. */
  rules?: string[];
  /** All rules except these. */
  without?: string[];
};

/** What axe finds on a page in its current state: each violated rule with its elements. */
export async function violations(
  page: Page,
  { part, rules, without = [] }: Question = {},
): Promise<string[]> {
  // axe scrolls to what it checks: lazily laid out content would move under the bars.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > *, .site-footer'))
      section.style.contentVisibility = 'visible';
  });
  // No page has a frame of another host: running axe inside the page, without a second tab, halves the time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part) axe.include(part);
  const asked = rules ? axe.withRules(rules) : axe.withTags(STANDARD).disableRules(without);
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
