import type { Page } from '@playwright/test';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expect, test } from '../support/test';

/** Returns the smallest vertical distance from a hint or an error to the label below it, in px. */
const leastGap = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width }) => width > 0);
    const labels = boxes('.ant-form-item-label > label');
    const gaps = boxes('.ant-form-item-extra, .ant-form-item-explain').flatMap(({ bottom, left, right }) =>
      labels
        .filter((label) => label.top >= bottom - 4 && label.left < right && label.right > left)
        .map(({ top }) => top - bottom),
    );
    return Math.min(...gaps);
  });

for (const look of looksFor(import.meta.filename, oneOfEach)) {
  test.describe(`forms (${nameOf(look)})`, () => {
    test.use({ look });

    test('hints and errors keep a distance from the next field, and errors move nothing', async ({
      page,
      signedInAs,
      say,
    }) => {
      await signedInAs('admin');
      await page.goto('/suppliers/create');
      const form = page.locator('main form');
      await expect(form.locator('input:enabled').first()).toBeVisible();
      expect(await leastGap(page)).toBeGreaterThanOrEqual(8);
      const height = (await form.boundingBox())?.height;
      await page.getByRole('button', { name: say('common', 'form.save') }).click();
      await expect(form.locator('.ant-form-item-explain-error')).toHaveCount(6);
      await expect.poll(async () => (await form.boundingBox())?.height).toBe(height);
      expect(await leastGap(page)).toBeGreaterThanOrEqual(8);
    });

    test('Cancel on a form of settings shows the saved values again', async ({ page, signedInAs, say }) => {
      await signedInAs('admin');
      await page.goto('/booking-settings');
      const field = page.locator('main form input:enabled').first();
      const saved = await field.inputValue();
      await field.fill('7777');
      await page.getByRole('button', { name: say('common', 'form.cancel') }).click();
      await expect(field).toHaveValue(saved);
    });
  });
}
