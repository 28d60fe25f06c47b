import type { Page } from '@playwright/test';
import { accounts, changeStorage } from '../support/accounts';
import { adminApi } from '../support/api';
import { expectAccessible, expectNoOverflow } from '../support/checks';
import { looksFor, oneOfEach, otherOfEach } from '../support/looks';
import { mailTo } from '../support/mails';
import { startProduct } from '../support/product';
import { acceptInvitation, signInOn } from '../support/sign-in-page';
import { expect, test } from '../support/test';
import { authenticator } from '../support/totp';

type Say = (namespace: string, key: string, values?: Record<string, string>) => string;

const secret = 'forty lanterns above the old canal';

/** The key as one would type it into an app, and the app that then has it. */
async function appShown(page: Page) {
  const key = page.locator('bdi').filter({ hasText: /^[A-Z2-7 ]{20,}$/ });
  return authenticator(await key.innerText());
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.locator('form input').fill(code);
  await page.locator('form button[type="submit"]').click();
}

/** Sets up a factor from the page that explains it, and leaves by the button below the recovery codes. */
async function setUp(page: Page, say: Say, look: () => Promise<void>) {
  const words = (key: string) => say('secondFactor', key);
  await page.getByRole('button', { name: words('setUp.begin') }).click();
  await expect(page.getByRole('img', { name: words('setUp.qr') })).toBeVisible();
  await look();
  const app = await appShown(page);
  await giveCode(page, '000000');
  await expect(page.locator('form input')).toHaveAttribute('aria-invalid', 'true');
  await giveCode(page, app.code());
  await expect(page.getByRole('heading', { name: words('codes.title') })).toBeVisible();
  const codes = await page.getByRole('listitem').allInnerTexts();
  expect(new Set(codes).size).toBe(10);
  await look();
  await page.getByRole('button', { name: words('codes.done') }).click();
  return { app, codes };
}

for (const look of looksFor(import.meta.filename, oneOfEach)) {
  test.describe(`second factor (${look.language})`, () => {
    test.use({ look });

    test('set up → sign in with a code, then with a recovery code → turn off', async ({
      page,
      request,
      say,
    }) => {
      const words = (key: string) => say('secondFactor', key);
      const judge = async () => {
        await expectAccessible(page);
        await expectNoOverflow(page);
      };
      const email = `factor.${look.language}@traveldesk.example`;
      const api = await adminApi(request);
      await api.create('/users', {
        name: 'Farah Adly',
        email,
        phone: null,
        type: 'staff',
        company_id: null,
        roles: [],
        language: look.language,
      });
      await acceptInvitation(page, email, secret);

      await page.goto('/profile');
      await page.getByRole('link', { name: say('users', 'profile.factorSetUp') }).click();
      await judge();
      const { app, codes } = await setUp(page, say, judge);
      await expect(page).toHaveURL(/:\d+\/profile$/);
      await expect(page.getByRole('link', { name: say('users', 'profile.factorManage') })).toBeVisible();

      const signInAgain = async () => {
        await changeStorage(page, () => localStorage.removeItem('token'));
        await page.goto('/login?to=/profile');
        await signInOn(page, email, secret);
        await expect(page.getByRole('heading', { name: words('code.title') })).toBeVisible();
      };
      await signInAgain();
      await judge();
      await giveCode(page, '000000');
      await expect(page.locator('form input')).toHaveAttribute('aria-invalid', 'true');
      // The code of this half minute was used to set up the factor: each counts once.
      await giveCode(page, app.code(1));
      await expect(page).toHaveURL(/:\d+\/profile$/);

      await signInAgain();
      await page.getByRole('button', { name: words('code.useRecovery') }).click();
      await giveCode(page, codes[0] ?? '');
      await expect(page).toHaveURL(/:\d+\/profile$/);
      expect(await mailTo(email)).toMatch(/9|٩/);

      await page.getByRole('link', { name: say('users', 'profile.factorManage') }).click();
      await page.getByRole('button', { name: words('manage.off') }).click();
      await judge();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: words('manage.off') })
        .click();
      await expect(page.getByRole('button', { name: words('setUp.begin') })).toBeVisible();
    });
  });
}

/** The setting applies to everyone on a server, so each of these tests has its own. */
for (const look of looksFor(import.meta.filename, otherOfEach)) {
  test.describe(`a required second factor (${look.language})`, () => {
    test.use({
      look,
      // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs: nothing
      baseURL: async ({}, use) => {
        const own = await startProduct();
        await use(own.url);
        await own.stop();
      },
    });

    test('security settings: turned on → set up by the administrator → and by a user who requested another page', async ({
      page,
      browser,
      baseURL,
      say,
    }) => {
      // A server starts during the test, and two people sign in to it.
      test.slow();
      const words = (key: string) => say('secondFactor', key);
      const required = page.getByRole('switch', { name: words('security.required') });
      const judge = async () => {
        await expectAccessible(page);
        await expectNoOverflow(page);
      };
      await page.goto('/login?to=/security');
      await signInOn(page, accounts.admin);
      await expect(required).toBeEnabled();
      await expect(required).not.toBeChecked();
      await required.click();
      await judge();
      await page.getByRole('button', { name: say('common', 'form.save') }).click();
      // An administrator without a factor who turns it on is the first to need one.
      await expect(page).toHaveURL(/\/second-factor\?to=%2Fsecurity/);
      await expect(page.getByText(words('setUp.forced'))).toBeVisible();
      await judge();
      await setUp(page, say, judge);
      await expect(page).toHaveURL(/\/security$/);
      await expect(required).toBeChecked();

      const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
      const device = await theirs.newPage();
      await device.addInitScript((language) => localStorage.setItem('locale', language), look.language);
      await device.goto('/login');
      await signInOn(device, accounts.agent);
      await expect(device).toHaveURL(/\/second-factor/);
      await device.goto('/flights/search?from=CAI');
      await expect(device).toHaveURL(/\/second-factor\?to=%2Fflights%2Fsearch%3Ffrom%3DCAI/);
      await setUp(device, say, () => expectNoOverflow(device));
      await expect(device).toHaveURL(/\/flights\/search\?from=CAI/);
      await theirs.close();
    });
  });
}
