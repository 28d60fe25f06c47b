import { readFileSync } from 'node:fs';
import { accounts, sessionOf, storeSession } from '../support/accounts';
import { adminApi, statusOf } from '../support/api';
import { confirmDelete, formOf } from '../support/form';
import { expectListed } from '../support/list';
import { looksFor, oneOfEach } from '../support/looks';
import { acceptInvitation, signInOn } from '../support/sign-in-page';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, oneOfEach);

for (const look of looks) {
  const { language } = look;
  const email = `nadia.${language}@traveldesk.example`;
  const name = language === 'ar' ? 'نادية زكي' : 'Nadia Zaki';
  const secret = 'nine lamps along the harbour wall';

  test.describe(`users (${language})`, () => {
    test.use({ look });

    test('invite → accept → filter → edit → suspend → reactivate → delete', async ({
      page,
      browser,
      baseURL,
      request,
      signedInAs,
      say,
    }) => {
      const users = (key: string, values?: Record<string, string>) => say('users', `users.${key}`, values);
      const common = (key: string, values?: Record<string, string>) => say('common', key, values);
      const form = formOf(page);
      const api = await adminApi(request);
      const [role] = (await api.find<{ id: string; name: string }>('/users_roles', {})).filter(
        (one) => !/administrator/i.test(one.name),
      );
      await signedInAs('admin');

      await page.goto('/users/create');
      await form.fill(users('fields.name'), name);
      await form.fill(users('fields.email'), email.toUpperCase());
      await form.fill(users('fields.phone'), '+20 100 123 4567');
      await form.choose(users('fields.roles'), role?.name ?? '');
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/users$/);
      const [invited] = await api.find<{ id: string; status: string; phone: string }>('/users', { email });
      expect(invited).toMatchObject({ status: 'invited', phone: '+201001234567' });

      // The invited person's own device: what the link opens, and the first sign-in.
      const theirs = await browser.newContext({ ...(baseURL && { baseURL }) });
      const device = await theirs.newPage();
      await acceptInvitation(device, email, secret);
      const token = await device.evaluate(() => localStorage.getItem('token') ?? '');
      expect(await statusOf(request, '/me', token)).toBe(200);

      await page.getByRole('searchbox', { name: users('fields.email') }).fill(email);
      await page.keyboard.press('Enter');
      await expectListed(page, 1);
      await expect(page).toHaveURL(/email=/);
      await expect(page.getByRole('row', { name: users('statuses.active') })).toBeVisible();
      await page.getByRole('link', { name: common('table.edit', { name }) }).click();
      await form.fill(users('fields.name'), `${name} 2`);
      await page.getByRole('button', { name: common('form.save') }).click();
      await expect(page).toHaveURL(/\/users\?.*email=/);
      await page.getByRole('link', { name: common('table.edit', { name: `${name} 2` }) }).click();

      await page.getByRole('button', { name: users('suspend') }).click();
      const ask = page.getByRole('dialog', { name: users('suspendQuestion', { name: `${name} 2` }) });
      await ask.getByRole('button', { name: users('suspend') }).click();
      await expect(page.getByRole('button', { name: users('activate') })).toBeVisible();
      expect(await statusOf(request, '/me', token), 'the session is over at once').toBe(401);
      await device.reload();
      await expect(device).toHaveURL(/\/login/);
      await signInOn(device, email, secret);
      await expect(device.getByRole('alert').first()).toBeVisible();
      await page.getByRole('button', { name: users('activate') }).click();
      await expect(page.getByRole('button', { name: users('suspend') })).toBeVisible();
      await signInOn(device, email, secret);
      await expect(device).toHaveURL(/\/$/);
      await theirs.close();

      await page
        .getByRole('link', { name: users('title') })
        .first()
        .click();
      await page.getByRole('button', { name: common('table.delete', { name: `${name} 2` }) }).click();
      await confirmDelete(page, say);
      await expect(page.getByText(common('table.noMatch')).or(page.getByText(users('empty')))).toBeVisible();
      expect(await api.find('/users', { email })).toEqual([]);
    });

    test('users cannot delete themselves, and the export follows the filters', async ({
      page,
      request,
      context,
      say,
    }) => {
      await storeSession(context, await sessionOf(request, accounts.admin));
      await page.goto(`/users?email=${accounts.admin}`);
      await expectListed(page, 1);
      await page.getByRole('row').getByRole('button').click();
      await confirmDelete(page, say, say('users/server', 'problems.own_account'));
      await expectListed(page, 1);

      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: say('common', 'list.export') }).click();
      const file = readFileSync(await (await saved).path(), 'utf8');
      // Excel recognizes UTF-8 only by this mark.
      expect(file.charCodeAt(0)).toBe(0xfeff);
      const lines = file.trim().split(/\r?\n/);
      expect(lines).toHaveLength(2);
      expect(lines[1]).toContain(accounts.admin);
    });
  });
}
