import type { Page } from '@playwright/test';
import { accounts, changeStorage, password } from '../support/accounts';
import { expectAccessible } from '../support/checks';
import { mailTo } from '../support/mails';
import { signInOn } from '../support/sign-in-page';
import { expect, test } from '../support/test';

/** Types a new password wherever the form asks for it, and sends the form. */
async function choosePassword(page: Page, chosen: string): Promise<void> {
  const inputs = page.locator('input[autocomplete="new-password"]');
  await inputs.first().waitFor();
  for (const input of await inputs.all()) await input.fill(chosen);
  await page.locator('button[type="submit"]').click();
}

test('a password never changed: every request leads to change-password, and after it everything works', async ({
  page,
}) => {
  const own = 'seven green lanterns on a quay';
  await page.goto('/login');
  await signInOn(page, accounts.newcomer);
  await expect(page).toHaveURL(/\/change-password/);
  await expectAccessible(page);
  await page.locator('input[autocomplete="current-password"]').fill(password);
  await choosePassword(page, own);
  await expect(page).not.toHaveURL(/change-password/);

  await changeStorage(page, () => localStorage.clear());
  await page.goto('/login');
  await signInOn(page, accounts.newcomer, own);
  await expect(page).toHaveURL(/\/$/);
});

test('a forgotten password: request a link, follow it once, sign in', async ({ page }) => {
  const own = 'a ferry leaves at half past noon';
  await page.goto('/login');
  await page.locator('a[href^="/reset-password"]').click();
  await expect(page).toHaveURL(/\/reset-password/);
  await page.locator('input[autocomplete="username"]').fill(accounts.forgetful);
  await expectAccessible(page);
  await page.locator('button[type="submit"]').click();

  const [link] = /https?:\/\/\S+\/reset-password\S+/.exec(await mailTo(accounts.forgetful)) ?? [];
  expect(link).toBeDefined();
  await page.goto(link ?? '');
  await choosePassword(page, own);
  await expect(page).toHaveURL(/\/login/);
  await signInOn(page, accounts.forgetful, own);
  await expect(page).toHaveURL(/\/$/);

  await changeStorage(page, () => localStorage.clear());
  await page.goto(link ?? '');
  await choosePassword(page, `${own} again`);
  await expect(page.getByRole('alert').first()).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password/);
});
