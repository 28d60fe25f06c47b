import type { Page } from '@playwright/test';
import { accounts, password } from '../support/accounts';
import { expectListed } from '../support/list';
import { expect, test } from '../support/test';

/** Presses Tab until the focus is on what is looked for, as somebody without a mouse does. */
async function tabTo(page: Page, what: string, matches: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, matches))
      return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${what}`);
}

test('sign-in, search, edit and delete without a mouse', async ({ page }) => {
  await page.goto('/countries');
  await tabTo(page, 'the e-mail', 'input[autocomplete="username"]');
  await page.keyboard.type(accounts.admin);
  await tabTo(page, 'the password', 'input[autocomplete="current-password"]');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectListed(page, 20);

  await tabTo(page, 'the search box', 'input[type="search"]');
  await page.keyboard.type('Norway');
  await page.keyboard.press('Enter');
  await expectListed(page, 1);

  await tabTo(page, 'the delete icon', 'table button[aria-label^="Delete"]');
  const ring = await page.evaluate(() => {
    const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement ?? document.body);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  expect(ring, 'the focus can be seen').toBe(true);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Delete/ })).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('link', { name: /^Edit/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/countries\/edit\//);
  await tabTo(page, 'the French name', '#name_fr, input[id$="name_fr"]');
  await page.keyboard.press('End');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/countries\?search=Norway/);
});
