import { expect, test } from '../support/test';

test('a stylesheet that fails to load does not block a page', async ({ page, errors }) => {
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('input[autocomplete="current-password"]')).toBeVisible();
  errors.length = 0;
});
