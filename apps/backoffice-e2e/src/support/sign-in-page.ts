import { expect, type Page } from '@playwright/test';
import { password } from './accounts';
import { mailTo } from './mails';

/** Fills in and sends the sign-in form, found by what password managers look for. */
export async function signInOn(page: Page, email: string, secret = password): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(secret);
  await page.locator('button[type="submit"]').click();
}

/** Opens the invitation that was mailed to a new user, sets the password, and signs in with it. */
export async function acceptInvitation(page: Page, email: string, secret: string): Promise<void> {
  const [link] = /https?:\/\/\S+\/user-form[\w?#=&%.-]+/.exec(await mailTo(email)) ?? [];
  await page.goto(link ?? '');
  await page.locator('input[autocomplete="new-password"]').fill(secret);
  await page.locator('button[type="submit"]').click();
  await expect(page).toHaveURL(/\/login/);
  await signInOn(page, email, secret);
  await expect(page).toHaveURL(/\/$/);
}
