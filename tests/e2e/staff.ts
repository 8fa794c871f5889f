import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { root } from '../support/sources.ts';

export const PASSWORD = 'a long enough password';

/** The command line, on the store of the server under test. */
export const jk = (...args: string[]) =>
  execFileSync('node', [join(root, 'tools/jk/main.ts'), ...args], {
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR, STAFF_PASSWORD: PASSWORD },
  });

export async function signInAs(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/staff');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.keyboard.press('Enter');
}

export async function violations(page: Page): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}
