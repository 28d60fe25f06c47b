import type { Page } from '@playwright/test';
import { accounts } from '../support/accounts';
import { expectAccessible } from '../support/checks';
import { countriesOf } from '../support/countries';
import { everyLook, looksFor, nameOf } from '../support/looks';
import { signInOn } from '../support/sign-in-page';
import { expect, test } from '../support/test';

/** Nothing refers to them, not even another journey. */
const codes = ['IO', 'PN', 'TK', 'EH'] as const;

/** Ends the page's session on the server, as an idle hour or an administrator does. */
async function endSession(page: Page): Promise<void> {
  const authorization = `Bearer ${await page.evaluate(() => localStorage.getItem('token') ?? '')}`;
  expect((await page.request.post('/api/v1/logout', { headers: { authorization } })).ok()).toBe(true);
}

for (const look of looksFor(import.meta.filename, everyLook)) {
  const index = everyLook.indexOf(look);
  test.describe(`typed input (${nameOf(look)})`, () => {
    test.use({ look });

    test('outlives its session, and a lost response creates no second record', async ({
      page,
      request,
      say,
      errors,
    }) => {
      const code = codes[index] ?? 'IO';
      const common = (key: string, values?: Record<string, string>) => say('common', key, values);
      const geo = (key: string) => say('geo', key);
      const name = (language: 'en' | 'fr' | 'ar') =>
        page.getByRole('textbox', {
          name: common('form.inLanguage', {
            label: geo('countries.fields.name'),
            language: common(`languages.${language}`),
          }),
        });
      const save = page.getByRole('button', { name: common('form.save') });
      const countries = await countriesOf(request);
      await countries.free(code);

      await page.goto('/countries/create');
      await signInOn(page, accounts.admin);
      for (const language of ['en', 'fr', 'ar'] as const) await name(language).fill(`Draft ${code}`);
      await page.getByRole('textbox', { name: geo('countries.fields.code') }).fill(code);
      const currency = page.getByRole('combobox', { name: geo('countries.fields.currency') });
      await currency.fill('EUR');
      await currency.press('Enter');
      await page.getByRole('textbox', { name: geo('countries.fields.phone_code') }).fill('20');
      await endSession(page);
      await save.click();

      await expect(page).toHaveURL(/\/login\?to=/);
      await signInOn(page, accounts.admin);
      await expect(page).toHaveURL(/\/countries\/create$/);
      const restore = page.getByRole('button', { name: say('forms', 'draft.restore') });
      await expect(restore).toBeVisible();
      await expect(name('en')).toHaveValue('');
      await expectAccessible(page);
      await restore.click();
      await expect(name('en')).toHaveValue(`Draft ${code}`);
      await expect(name('en')).toBeFocused();

      let lost = 1;
      await page.route('**/api/v1/countries', async (route) => {
        if (route.request().method() !== 'POST' || lost === 0) return route.continue();
        lost -= 1;
        await route.fetch();
        return route.abort();
      });
      await save.click();
      await expect(page.getByText(common('form.unanswered'))).toBeVisible();
      await expectAccessible(page);
      const made = await countries.find(code);
      expect(made).toMatchObject({ name: { en: `Draft ${code}` } });
      await save.click();
      await expect(page).toHaveURL(/\/countries$/);
      expect(await countries.find(code)).toEqual(made);
      await countries.free(code);
      // The browser logs that one response was lost and the other request was rejected.
      errors.length = 0;
    });
  });
}
