import { expect, test } from '@playwright/test';

const sold = [
  ['/services/beard-styling', 'Beard trim & shape', 'AED 45'],
  ['/services/beard-styling', 'Beard & mustache', 'AED 55'],
  ['/services/traditional-shave', 'Book in JVC', 'Traditional shave (AED 50)'],
  ['/locations/barsha-heights', 'Traditional Shave', 'AED 80'],
  ['/locations/al-barsha', 'Complete Premium Package', 'AED 220'],
  ['/fade-haircut-dubai', 'Skin fade', 'AED 95'],
  ['/beard-trim-dubai', 'Full Makeover', 'AED 120'],
  ['/best-barbershop-dubai', 'Luxury shave', 'from AED 95'],
  ['/blog/best-haircut-styles-dubai-2025', 'Modern Quiff', 'AED 95'],
] as const;
for (const [path, name, price] of sold) {
  test(`${path}: the message names '${name}' at its price`, async ({ page }) => {
    await page.goto(path);
    const message = page.locator('.booking-bubble');
    const label = new RegExp(`^${name.startsWith('Book ') ? '' : 'Book '}${name}$`);
    await page.locator('main').getByRole('link', { name: label }).first().click();
    await expect(page).toHaveURL(/\/booking\?/);
    await expect(message).toContainText(price);
    if (!name.startsWith('Book ')) await expect(message).toContainText(`Service: ${name} (`);
    await expect(page.getByRole('status')).toBeEmpty();
  });
}
