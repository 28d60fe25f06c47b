import type { Page } from '@playwright/test';
import { password } from './accounts';

/** Fills in and sends the sign-in form, found by what password managers find it by. */
export async function signInOn(page: Page, email: string, secret = password): Promise<void> {
  await page.locator('input[autocomplete="username"]').fill(email);
  await page.locator('input[autocomplete="current-password"]').fill(secret);
  await page.locator('button[type="submit"]').click();
}
