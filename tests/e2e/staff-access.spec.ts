import { expect, type Page, test } from '@playwright/test';
import { violations } from '../support/violations.ts';
import { filterBy, jk, signInAs, submitReview } from './staff.ts';

const EMAIL = 'dina@example.com';
const BARBER = 'daniel-santos';

// One account for all: the stories take turns.
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  jk('staff', 'add', EMAIL, 'Dina');
});
test.afterAll(() => {
  jk('staff', 'remove', EMAIL);
});

const rows = (page: Page) => page.locator('.console-review');
const section = async (page: Page, hash: string) => {
  await page.goto(`/staff#${hash}`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
};

/** Every screen of the console, one after the other; a review waits, another one is published. */
const screens: Record<string, (page: Page) => Promise<unknown>> = {
  queue: async (page) => {
    await section(page, 'queue');
    await expect(rows(page).first()).toBeVisible();
  },
  'a selection': async (page) => {
    await rows(page).first().getByRole('checkbox').check();
    await expect(page.getByText('1 selected')).toBeVisible();
  },
  'the reasons': async (page) => {
    await rows(page).first().getByRole('button', { name: 'Refuse' }).click();
    await page.getByLabel('Other reason').check();
  },
  'a way back': async (page) => {
    await page.keyboard.press('Escape');
    await rows(page).first().getByRole('button', { name: 'Approve' }).click();
    await expect(page.locator('.console-action-bar').getByRole('button', { name: 'Undo' })).toBeVisible();
  },
  published: async (page) => {
    await filterBy(page, 'Status', 'Published');
    await expect(page.getByLabel('Public reply').first()).toBeVisible();
  },
  'the account menu': (page) => page.locator('.console-account').click(),
  insights: async (page) => {
    await section(page, 'insights');
    await expect(page.locator('.console-chart svg').first()).toBeVisible();
    await page.getByText('As a table').click();
  },
  trail: async (page) => {
    await section(page, 'audit');
    await expect(page.getByRole('listitem').first()).toBeVisible();
  },
  account: async (page) => {
    await section(page, 'account');
    await expect(page.getByText('this device')).toBeVisible();
  },
};

async function enter(page: Page): Promise<void> {
  for (const kind of ['one', 'another'])
    await submitReview(page, BARBER, { review: `${kind} for ${test.info().title}` });
  await signInAs(page, EMAIL);
  await filterBy(page, 'Status', 'Waiting');
  await filterBy(page, 'Barber', 'Daniel Santos');
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`no screen has an accessibility violation, ${colorScheme}, ${width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto('/staff');
      await expect(page.getByLabel('Email')).toBeVisible();
      expect(await violations(page), 'sign-in').toEqual([]);
      await enter(page);
      for (const [name, open] of Object.entries(screens)) {
        await open(page);
        expect(await violations(page), name).toEqual([]);
      }
    });
  }
}

/** WCAG 1.4.12, and the narrowest screen of 1.4.10. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const cut = (page: Page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const clipped = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isClipping = overflowX !== 'visible' || overflowY !== 'visible';
      const isHidden =
        element.clientWidth <= 1 || element.closest('svg, select, textarea, input, .hidden-text');
      if (!isClipping || isHidden) return false;
      const tooWide = overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1;
      return tooWide || (overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1);
    });
    return [
      ...(wide > 0 ? [`${wide} px too wide`] : []),
      ...clipped.map(({ outerHTML }) => outerHTML.slice(0, 90)),
    ];
  });

test('at 320 px with wide-set text nothing is cut off, and nothing scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await enter(page);
  for (const [name, open] of Object.entries(screens)) {
    await open(page);
    // As a reader's own style sheet would, which no policy of the page forbids.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, SPACING);
    expect(await cut(page), name).toEqual([]);
  }
});

/** The ring of whatever has the focus, and the ground around it. */
const ring = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const transparent = 'rgba(0, 0, 0, 0)';
    let ground: HTMLElement | null = element.parentElement;
    while (ground && getComputedStyle(ground).backgroundColor === transparent) ground = ground.parentElement;
    const { outlineColor, outlineWidth, outlineStyle } = getComputedStyle(element);
    const around = getComputedStyle(ground ?? document.documentElement).backgroundColor;
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? [])
        .map((part) => Number(part) / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [high = 0, low = 0] = [luminance(outlineColor), luminance(around)].sort((a, b) => b - a);
    const isRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return { what: element.outerHTML.slice(0, 70), contrast: isRing ? (high + 0.05) / (low + 0.05) : 0 };
  });

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the focus is seen on every ground, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await enter(page);
    await rows(page).first().getByRole('checkbox').check();
    await page.getByRole('link', { name: 'Reviews' }).focus();
    const seen: { what: string; contrast: number }[] = [];
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      seen.push(await ring(page));
    }
    expect(seen.filter(({ contrast }) => contrast < 3)).toEqual([]);
  });
}

test('without colours of its own the console still tells what is current, chosen and chosen not', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await enter(page);
  const [first, second] = [rows(page).nth(0), rows(page).nth(1)];
  await first.getByRole('checkbox').check();
  const looks = (locator: ReturnType<typeof rows>) =>
    locator.evaluate((element) => {
      const { outlineStyle, borderInlineStartColor, borderBlockEndWidth } = getComputedStyle(element);
      return [outlineStyle, borderInlineStartColor, borderBlockEndWidth];
    });
  expect(await looks(first)).not.toEqual(await looks(second));
  expect((await looks(first))[1]).not.toBe((await looks(second))[1]);
  const [current, other] = [
    page.getByRole('link', { name: 'Reviews' }),
    page.getByRole('link', { name: 'Trail' }),
  ];
  expect((await looks(current))[2]).not.toBe((await looks(other))[2]);
});
