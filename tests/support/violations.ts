import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.2 AA, and what the makers of axe advise beside it. */
const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type Question = {
  /** A selector: only this part of the page is asked. */
  part?: string;
  /** Only these rules. */
  rules?: string[];
  /** All rules but these. */
  without?: string[];
};

/** What axe finds on a page as it stands: each broken rule with the elements that break it. */
export async function violations(
  page: Page,
  { part, rules, without = [] }: Question = {},
): Promise<string[]> {
  // axe scrolls to what it looks at: what is laid out only then would move under the bars.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll<HTMLElement>('main > *, .site-footer'))
      section.style.contentVisibility = 'visible';
  });
  // No page has a frame of another host: asked from inside, without a second tab, the answer takes half as long.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part) axe.include(part);
  const asked = rules ? axe.withRules(rules) : axe.withTags(STANDARD).disableRules(without);
  const { violations } = await asked.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
