import type { BrowserContext, Page } from '@playwright/test';
import { accounts } from '../support/accounts';
import { signInOn } from '../support/sign-in-page';
import { expect, test } from '../support/test';

const account = (page: Page) => page.getByRole('button', { name: /^Account of/ });

async function signOutOn(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
}

async function tabAt(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(path);
  return tab;
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');

test.describe('two tabs of one browser', () => {
  test("belong to the signed-in user: one tab's input is not saved for another user in the other", async ({
    page,
    context,
  }) => {
    await page.goto('/profile');
    await signInOn(page, accounts.viewer);
    await expect(account(page)).toBeVisible();
    const other = await tabAt(context, '/');
    await expect(account(other)).toBeVisible();
    // Unsaved, so that a question would keep the page where it is.
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect(name).not.toHaveValue('');
    await name.fill('Somebody Else');

    await signOutOn(other);
    await expect(page).toHaveURL(/\/login\?to=%2Fprofile$/);
    await signInOn(other, accounts.admin);
    await expect(account(other)).toBeVisible();
    // A signed-in user who opens the sign-in page is redirected home (SPECIFICATION 2).
    await expect(page).toHaveURL(/\/$/);
    await account(page).click();
    await page.getByRole('menuitem', { name: 'My profile' }).click();
    await expect(page.getByText(accounts.admin).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Name' })).not.toHaveValue('Somebody Else');
    await expect(page.getByText(accounts.viewer)).toHaveCount(0);
  });

  test('use the language chosen last, in either', async ({ page, context }) => {
    await page.goto('/login');
    const other = await tabAt(context, '/login');
    await other.getByRole('button', { name: /Français/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await page.getByRole('button', { name: /العربية/ }).click();
    await expect(other.locator('html')).toHaveAttribute('dir', 'rtl');
  });

  test('use the look chosen last, in either', async ({ page, context }) => {
    await page.goto('/login');
    const other = await tabAt(context, '/login');
    const first = await page.locator('html').getAttribute('data-theme');
    const next = first === 'dark' ? 'light' : 'dark';
    await other.getByRole('button', { name: new RegExp(next, 'i') }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', next);
    await page.getByRole('button', { name: new RegExp(`${first}`, 'i') }).click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', `${first}`);
  });
});

test('a sign-out that does not reach the server ends the session there as soon as it can', async ({
  page,
  request,
  errors,
}) => {
  let cut = true;
  await page.route('**/api/v1/logout', (route) => (cut ? route.abort() : route.continue()));
  await page.goto('/login');
  await signInOn(page, accounts.viewer);
  await expect(account(page)).toBeVisible();
  const authorization = `Bearer ${await tokenOf(page)}`;
  const me = async () => (await request.get('/api/v1/me', { headers: { authorization } })).status();
  expect(await me()).toBe(200);
  await signOutOn(page);
  await expect(page.locator('input[autocomplete="current-password"]')).toBeVisible();
  expect([await tokenOf(page), await me()]).toEqual(['', 200]);
  cut = false;
  await page.reload();
  await expect.poll(me).toBe(401);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ending'))).toBeNull();
  // The browser logs that each request failed to connect.
  errors.length = 0;
});

test('a part whose code fails to load is missing alone, and can be loaded in its place later', async ({
  page,
  signedInAs,
  errors,
}) => {
  await signedInAs('admin');
  await page.route(/\/Customizer[^/]*\.js$/, (route) => route.abort());
  await page.goto('/countries/create');
  const name = page.getByRole('textbox', { name: 'Name (English)' });
  await name.fill('Atlantis');
  await page.getByRole('button', { name: 'Customize' }).click();
  const missing = page.getByText('This part of the page could not be loaded.');
  await expect(missing).toBeVisible();
  await expect(name).toHaveValue('Atlantis');
  await page.unroute(/\/Customizer[^/]*\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'Customize' })).toBeVisible();
  await expect(missing).toHaveCount(0);
  await expect(name).toHaveValue('Atlantis');
  // The browser logs what could not be loaded, and React what it has caught.
  errors.length = 0;
});

test('a browser that stores nothing is told so, and works until the page ends', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: blocked });
    Object.defineProperty(document, 'cookie', { get: blocked, set: blocked });
  });
  await page.goto('/login');
  await signInOn(page, accounts.admin);
  await expect(account(page)).toBeVisible();
  await expect(page.getByRole('alert').getByText(/^Your session cannot be kept/)).toBeVisible();
  await page.getByRole('button', { name: 'Switch to light theme' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});
