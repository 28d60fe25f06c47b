import { accounts, changeStorage, sessionOf } from '../support/accounts';
import { signInOn } from '../support/sign-in-page';
import { expectListed } from '../support/list';
import { expect, test } from '../support/test';

test.describe('access to pages', () => {
  for (const path of ['/', '/countries', '/countries/create', '/change-password', '/no-such-page']) {
    test(`a visitor at ${path} is redirected to login`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login/);
      await expect(page.locator('input[autocomplete="username"]')).toBeVisible();
    });
  }

  for (const path of ['/reset-password', '/user-form']) {
    test(`a visitor may open ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    });
  }

  for (const path of ['/login', '/reset-password']) {
    test(`a signed-in user at ${path} is redirected home`, async ({ page, signedInAs }) => {
      await signedInAs('admin');
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
    });
  }

  for (const path of ['/countries', '/countries/create']) {
    test(`without the permission, ${path} leads to /`, async ({ page, signedInAs }) => {
      const forbidden: string[] = [];
      page.on('response', (response) => response.status() === 403 && forbidden.push(response.url()));
      await signedInAs('viewer');
      await page.goto(path);
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('link', { name: 'Countries' })).toHaveCount(0);
      expect(forbidden).toEqual([]);
      await expect(page.getByRole('alert')).toContainText('update_countries');
      await page.getByRole('button', { name: 'Who can do this?' }).click();
      const dialog = page.getByRole('dialog', { name: 'Who can do this?' });
      await expect(dialog.getByText('Countries · Change')).toBeVisible();
      await expect(dialog.getByText('Administrator', { exact: true })).toBeVisible();
    });
  }

  test('signing in leads to the page first requested, with its query', async ({ page }) => {
    await page.goto('/countries?page=2');
    await signInOn(page, accounts.admin);
    await expect(page).toHaveURL(/\/countries\?page=2$/);
  });

  test('signing in leads to no other site', async ({ page, baseURL }) => {
    await page.goto('/login?to=https://example.com/&redirect=//example.com&return=//example.com');
    await signInOn(page, accounts.admin);
    await expect(page).toHaveURL(`${baseURL}/`);
  });

  test('wrong sign-in data is reported in one sentence, and the typed input stays', async ({ page }) => {
    await page.goto('/login');
    await signInOn(page, accounts.agent, 'not the password at all');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    await expect(page.locator('input[autocomplete="username"]')).toHaveValue(accounts.agent);
  });

  test('an ended session leads back to login, and from there to the same page', async ({
    page,
    signedInAs,
  }) => {
    await signedInAs('admin');
    await page.goto('/countries?page=3');
    await expectListed(page, 20);
    await changeStorage(page, () => localStorage.setItem('token', 'no-longer-known'));
    await page.goBack();
    await expect(page).toHaveURL(/\/login/);
    await signInOn(page, accounts.admin);
    await expect(page).toHaveURL(/\/countries\?page=3$/);
  });

  test('an unknown path has its own page', async ({ page, signedInAs }) => {
    await signedInAs('admin');
    await page.goto('/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('/no-such-page')).toBeVisible();
  });
});

test.describe("a user's permissions", () => {
  test('without delete_countries there is an edit icon but no delete icon', async ({ page, signedInAs }) => {
    await page.route('**/api/v1/me', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { permissions: string[] } };
      body.data.permissions = ['update_countries'];
      await route.fulfill({ response, json: body });
    });
    await signedInAs('admin');
    // Set as the profile will be: a visible change would shift the navigation.
    await page.addInitScript(() => localStorage.setItem('permissions', '["update_countries"]'));
    await page.goto('/countries');
    await expect(page.getByRole('link', { name: /^Edit/ })).toHaveCount(20);
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
    // The profile is requested late: a response on its way must not outlive the test.
    await page.unrouteAll({ behavior: 'wait' });
  });

  test('the viewer is rejected by the API itself', async ({ request }) => {
    const { token } = await sessionOf(request, accounts.viewer);
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post('/api/v1/countries', { headers, data: {} });
    expect(answer.status()).toBe(403);
    expect(await answer.text()).toContain('update_countries');
  });
});
