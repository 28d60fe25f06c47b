import { expect, test } from '../support/test';

test('a stylesheet that cannot be loaded holds no page back', async ({ page, errors }) => {
  await page.route('**/assets/*.css', (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('input[autocomplete="current-password"]')).toBeVisible();
  errors.length = 0;
});
