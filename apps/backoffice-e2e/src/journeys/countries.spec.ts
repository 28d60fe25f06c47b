import { accounts } from '../support/accounts';
import { expectAccessible } from '../support/checks';
import { countriesOf } from '../support/countries';
import { everyLook, looksFor, nameOf } from '../support/looks';
import { signInOn } from '../support/sign-in-page';
import { expectListed, listed } from '../support/list';
import { expect, test } from '../support/test';

/** Uninhabited, so that nothing refers to them; one per look, so that the journeys can run side by side. */
const codes = ['BV', 'HM', 'TF', 'GS'] as const;

for (const look of looksFor(import.meta.filename, everyLook)) {
  const index = everyLook.indexOf(look);
  test.describe(`countries (${nameOf(look)})`, () => {
    test.use({ look });

    test('visitor → login → filter → create → edit → stale edit → delete → logout', async ({
      page,
      request,
      say,
    }) => {
      const code = codes[index] ?? 'BV';
      const names = { en: `Testland ${code}`, fr: `Pays d’essai ${code}`, ar: `بلد ${code}` };
      const shown = look.language === 'ar' ? names.ar : names.en;
      const countries = await countriesOf(request);
      await countries.free(code);
      const geo = (key: string, values?: Record<string, string>) => say('geo', key, values);
      const common = (key: string, values?: Record<string, string>) => say('common', key, values);
      const field = (language: 'en' | 'fr' | 'ar') =>
        common('form.inLanguage', {
          label: geo('countries.fields.name'),
          language: common(`languages.${language}`),
        });

      await page.goto('/countries');
      await expect(page).toHaveURL(/\/login/);
      await expect(page.locator('html')).toHaveAttribute('dir', look.language === 'ar' ? 'rtl' : 'ltr');
      await expectAccessible(page);
      await signInOn(page, accounts.admin);
      await expect(page).toHaveURL(/\/countries$/);
      await expect(page.getByRole('heading', { name: geo('countries.title') })).toBeVisible();
      await expectListed(page, 20);

      const search = page.getByRole('searchbox', { name: geo('countries.filters.search') });
      await search.fill(look.language === 'ar' ? 'مصر' : 'Egypt');
      await page.getByRole('button', { name: common('list.search'), exact: true }).click();
      await expectListed(page, 1);
      await expect(page).toHaveURL(/search=/);
      await page.reload();
      await expectListed(page, 1);
      await page.getByRole('button', { name: common('list.reset') }).click();
      await expectListed(page, 20);

      await page.getByRole('link', { name: geo('countries.add') }).click();
      await expect(page).toHaveURL(/\/countries\/create$/);
      await page.getByRole('textbox', { name: field('en') }).fill(names.en);
      await page.getByRole('textbox', { name: field('fr') }).fill(names.fr);
      await page.getByRole('textbox', { name: field('ar') }).fill(names.ar);
      await page.getByRole('textbox', { name: geo('countries.fields.code') }).fill(code);
      const currency = page.getByRole('combobox', { name: geo('countries.fields.currency') });
      await currency.fill('EGP');
      await currency.press('Enter');
      await page.getByRole('textbox', { name: geo('countries.fields.phone_code') }).fill('+20');
      await expectAccessible(page);
      await page.getByRole('button', { name: common('form.save') }).click();
      await expect(page).toHaveURL(/\/countries$/);
      await expect(page.getByText(shown).first()).toBeVisible();
      const created = await countries.find(code);
      expect(created).toMatchObject({ name: names, code, currency: 'EGP', phone_code: '20' });

      await search.fill(names.en);
      await search.press('Enter');
      await expectListed(page, 1);
      await page.getByRole('link', { name: common('table.edit', { name: shown }) }).click();
      await expect(page).toHaveURL(/\/countries\/edit\/[0-9a-f-]+\?name=/);
      await page.getByRole('textbox', { name: field('fr') }).fill(`${names.fr} bis`);
      await page.keyboard.press('Control+s');
      await expect(page).toHaveURL(/\/countries\?.*search=/);
      expect(await countries.find(code)).toMatchObject({ name: { fr: `${names.fr} bis` }, version: 2 });

      await page.getByRole('link', { name: common('table.edit', { name: shown }) }).click();
      await expect(page.getByRole('textbox', { name: field('fr') })).toHaveValue(`${names.fr} bis`);
      const opened = await countries.find(code);
      if (!opened) throw new Error('the country is gone');
      await countries.rename(opened, { ...opened.name, fr: 'Pays renommé' });
      await page.getByRole('textbox', { name: field('fr') }).fill('Mon pays');
      await page.getByRole('button', { name: common('form.save') }).click();
      const stale = page.getByRole('dialog', { name: say('forms', 'stale.title') });
      await expect(stale.getByRole('cell', { name: 'Mon pays' })).toBeVisible();
      await expect(stale.getByRole('cell', { name: 'Pays renommé' })).toBeVisible();
      await expectAccessible(page);
      await stale.getByRole('button', { name: say('forms', 'stale.keepMine') }).click();
      await expect(page).toHaveURL(/\/countries\?/);
      expect(await countries.find(code)).toMatchObject({ name: { fr: 'Mon pays' }, version: 4 });

      await page.getByRole('button', { name: common('table.delete', { name: shown }) }).click();
      const confirm = page.getByRole('dialog', { name: common('confirmDelete.question') });
      await confirm.getByRole('button', { name: common('confirmDelete.cancel') }).click();
      await expect(confirm).toBeHidden();
      expect(await countries.find(code)).toBeDefined();
      await page.getByRole('button', { name: common('table.delete', { name: shown }) }).click();
      await confirm.getByRole('button', { name: common('confirmDelete.ok') }).click();
      await expect(confirm).toBeHidden();
      await expect(page.getByText(common('table.noMatch'))).toBeVisible();
      expect(await countries.find(code)).toBeUndefined();

      await page.getByRole('banner').getByRole('button').last().click();
      await page.getByRole('menuitem', { name: common('user.logout') }).click();
      await expect(page).toHaveURL(/\/login/);
      expect(
        await page.evaluate(() =>
          ['token', 'user', 'permissions', 'roles', 'modules'].filter((key) => localStorage.getItem(key)),
        ),
      ).toEqual([]);
      await page.goto('/countries');
      await expect(page).toHaveURL(/\/login/);
    });
  });
}

test.describe('countries in the words of the specification', () => {
  test('labels, paging and the delete dialog', async ({ page, signedInAs }) => {
    await signedInAs('admin');
    await page.goto('/countries');
    await expect(page.getByRole('heading', { name: 'Countries List' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add Country' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Reset' })).toBeVisible();
    for (const column of ['Name', 'Phone code', 'Actions']) {
      await expect(page.getByRole('columnheader', { name: column })).toBeVisible();
    }

    const boxes = await page
      .getByRole('search')
      .locator('.ant-input-affix-wrapper, .ant-btn')
      .evaluateAll((controls) => controls.map((control) => control.getBoundingClientRect()));
    expect(new Set(boxes.map(({ top, height }) => `${top} ${height}`)).size, 'one line, one height').toBe(1);

    // SPECIFICATION 9: 20 per page, five page buttons.
    await expectListed(page, 20);
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(pager.getByRole('button', { name: /^Page/ })).toHaveCount(5);
    await pager.getByRole('button', { name: 'Page 2' }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(page).not.toHaveURL(/page=2/);

    await page.getByLabel('Go to page').fill('7');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/page=7/);

    // Another size, chosen by key, keeps the first row in view where it is, and the list remembers it.
    await page.goto('/countries?page=3&sort=name');
    await expectListed(page, 20);
    const first = await listed(page).first().innerText();
    await page.getByLabel('Rows per page').press('ArrowDown');
    await expectListed(page, 50);
    await expect(page).toHaveURL(/per_page=50/);
    await expect(listed(page).filter({ hasText: first.split(/\s{2,}|\n|\t/)[0] ?? first })).toBeInViewport();
    await page.goto('/countries');
    await expectListed(page, 50);
    await page.goto('/countries?page=2');
    await expectListed(page, 20);

    await page
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeVisible();
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(500);
    const layer = await dialog.evaluate((element) => {
      const layers: number[] = [];
      for (let at: Element | null = element; at; at = at.parentElement)
        layers.push(Number(getComputedStyle(at).zIndex) || 0);
      return Math.max(...layers);
    });
    expect(layer).toBe(2400);
  });

  test('three page buttons on a small screen', async ({ page, signedInAs }) => {
    await signedInAs('admin');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/countries');
    const pager = page.getByRole('navigation', { name: 'Pages' });
    await expect(pager.getByRole('button', { name: /^Page/ })).toHaveCount(3);
  });

  test('no pager with ten rows or fewer', async ({ page, signedInAs }) => {
    await signedInAs('admin');
    await page.goto('/countries?search=united');
    await expect(listed(page).first()).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Pages' })).toBeHidden();
  });

  test('page, sort order and filter are kept after an edit', async ({ page, signedInAs }) => {
    await signedInAs('admin');
    await page.goto('/countries?page=2&sort=-name');
    await expectListed(page, 20);
    const third = listed(page).nth(2);
    const before = await third.innerText();
    await third.getByRole('link', { name: /^Edit/ }).click();
    await page.getByRole('link', { name: 'Countries List' }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page).toHaveURL(/sort=-name/);
    await expect(third).toHaveText(before.replace(/\s+/g, ' ').trim(), { useInnerText: true });
  });

  test('an API error is shown at its field', async ({ page, signedInAs }) => {
    await signedInAs('admin');
    await page.goto('/countries/create');
    await page.getByRole('textbox', { name: 'Name (English)' }).fill('Second Egypt');
    await page.getByRole('textbox', { name: 'Name (French)' }).fill('Deuxième Égypte');
    await page.getByRole('textbox', { name: 'Name (Arabic)' }).fill('مصر الثانية');
    await page.getByRole('textbox', { name: 'ISO code' }).fill('EG');
    await page.getByRole('combobox', { name: 'Currency' }).fill('EGP');
    await page.getByRole('combobox', { name: 'Currency' }).press('Enter');
    await page.getByRole('textbox', { name: 'Phone code' }).fill('20');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Another country already has the code EG.').first()).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'ISO code' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Name (English)' })).toHaveValue('Second Egypt');
  });
});
