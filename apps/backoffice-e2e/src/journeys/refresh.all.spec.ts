import type { Page } from '@playwright/test';
import { chooseLanguage } from '../support/choose-language';
import { startDevShell, type DevShell } from '../support/dev-shell';
import { anyRow, expectListed } from '../support/list';
import { expect, test } from '../support/test';

const folder = 'libs/geo/feature/src';

interface Edit {
  file: string;
  found: string;
  wanted: string;
  /** Opens what the edit affects if it is not open yet. */
  before?: (page: Page) => Promise<void>;
  seen: (page: Page) => Promise<void>;
}

const inList: Edit[] = [
  {
    file: `${folder}/countries/CountriesPage.tsx`,
    found: "title={t('countries.title')}",
    wanted: 'title="Edited screen"',
    seen: (page) => expect(page.getByRole('heading', { name: 'Edited screen' })).toBeVisible(),
  },
  {
    file: `${folder}/countries/country.columns.tsx`,
    found: "title: t('countries.fields.phone_code')",
    wanted: "title: 'Edited column'",
    seen: (page) => expect(page.getByRole('columnheader', { name: 'Edited column' })).toBeVisible(),
  },
  {
    file: `${folder}/countries/country.actions.ts`,
    found: 'editAction(`/countries/edit/${id}`, name[language])',
    wanted: "editAction(`/countries/edit/${id}`, 'edited action')",
    seen: (page) => expect(page.getByRole('link', { name: /edited action/ }).first()).toBeVisible(),
  },
  {
    file: `${folder}/place.module.css`,
    found: '.detail {',
    wanted: '.detail { letter-spacing: 3px;',
    seen: (page) =>
      expect(page.locator('tbody [class*="detail"]').first()).toHaveCSS('letter-spacing', '3px'),
  },
  {
    file: `${folder}/countries/countries.api.ts`,
    found: 'url: countryPaths.all, params }',
    wanted: 'url: countryPaths.all, params: { ...params, per_page: 5 } }',
    // Nothing announces the edit: the list is tried until it has arrived.
    seen: (page) =>
      expect(async () => {
        await page.getByRole('columnheader', { name: 'Name' }).click();
        await expectListed(page, 5, { timeout: 2_000 });
      }).toPass({ timeout: 30_000 }),
  },
  {
    file: `${folder}/texts/en.json`,
    found: '"add": "Add Country"',
    wanted: '"add": "Edited text"',
    seen: (page) => expect(page.getByRole('link', { name: 'Edited text' })).toBeVisible(),
  },
  {
    file: 'libs/shared/web/src/i18n/texts/en.json',
    found: '"reset": "Reset"',
    wanted: '"reset": "Edited common text"',
    seen: (page) => expect(page.getByRole('button', { name: 'Edited common text' })).toBeVisible(),
  },
  {
    file: `${folder}/countries/country.filters.ts`,
    found: 'geo:countries.filters.search',
    wanted: 'geo:countries.title',
    seen: (page) => expect(page.getByRole('searchbox', { name: 'Countries List' })).toBeVisible(),
  },
  {
    // It is loaded later, when it is first needed.
    file: 'libs/shared/ui/src/table/ConfirmDelete.tsx',
    found: "okText={t('confirmDelete.ok')}",
    wanted: 'okText="Edited part"',
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
    seen: async (page) => {
      await expect(page.getByRole('button', { name: 'Edited part' })).toBeVisible();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    },
  },
];

const inRecord: Edit[] = [
  {
    file: `${folder}/countries/CountryViewPage.tsx`,
    found: "backLabel={t('countries.title')}",
    wanted: 'backLabel="Edited page"',
    seen: (page) => expect(page.getByRole('link', { name: 'Edited page' })).toBeVisible(),
  },
  {
    file: `${folder}/countries/CountryFacts.tsx`,
    found: "label={t('countries.fields.code')}",
    wanted: 'label="Edited fact"',
    seen: (page) => expect(page.getByText('Edited fact')).toBeVisible(),
  },
];

const inForm: Edit[] = [
  {
    file: 'libs/geo/contract/src/country.ts',
    found: 'code: countryCodeSchema,',
    wanted: 'code: z.string().max(1),',
    // Nothing announces the edit: the field is tried until it has arrived.
    seen: (page) =>
      expect(async () => {
        const code = page.getByRole('textbox', { name: 'ISO code' });
        for (const text of ['F', 'FR']) await code.fill(text);
        await code.blur();
        await expect(page.getByText('At most 1 character')).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 30_000 }),
  },
  {
    file: `${folder}/countries/CountryForm.tsx`,
    found: "label={t('countries.fields.phone_code')}",
    wanted: 'label="Edited field"',
    seen: (page) => expect(page.getByRole('textbox', { name: 'Edited field' })).toBeVisible(),
  },
  ...(['fr', 'ar'] as const).flatMap((language) => [
    {
      file: `${folder}/texts/${language}.json`,
      found: '"code": "',
      wanted: `"code": "${language} `,
      seen: (page: Page) =>
        expect(page.getByRole('textbox', { name: new RegExp(`^${language} `) })).toBeVisible(),
      before: (page: Page) => chooseLanguage(page, language),
    },
    {
      file: `libs/shared/web/src/i18n/texts/${language}.json`,
      found: '"save": "',
      wanted: `"save": "${language} `,
      seen: (page: Page) =>
        expect(page.getByRole('button', { name: new RegExp(`^${language} `) })).toBeVisible(),
    },
  ]),
];

/** Makes each edit while the page is open, and expects it there along with the typed input, without a reload of the page. */
async function expectShown(
  shell: DevShell,
  page: Page,
  edits: readonly Edit[],
  typed?: string,
): Promise<void> {
  const began = await page.evaluate(() => performance.timeOrigin);
  for (const { file, found, wanted, seen, before } of edits) {
    await test.step(`${file} is edited`, async () => {
      await before?.(page);
      shell.edit(file, found, wanted);
      await seen(page);
      expect(await page.evaluate(() => performance.timeOrigin)).toBe(began);
      if (typed !== undefined) expect(await page.locator('main input').first().inputValue()).toBe(typed);
    });
  }
}

test.describe('in development', () => {
  // Vite serves each source and its styles separately: the page grows as they arrive.
  test.use({ shifts: async ({ page: _ }, use) => use([]) });

  test('an edited source is shown at once, and the typed input stays', async ({
    page,
    signedInAs,
    baseURL,
  }) => {
    const shell = await startDevShell(baseURL ?? '');
    try {
      await signedInAs('admin');
      await page.goto(`${shell.url}/countries`);
      await page.locator(anyRow).first().waitFor({ timeout: 60_000 });
      await page.locator('main input').first().fill('e');
      await expectShown(shell, page, inList, 'e');

      await page.locator('tbody a[href*="/countries/view/"]').first().click();
      await expect(page.getByRole('tab', { name: 'History' })).toBeVisible();
      await expectShown(shell, page, inRecord);

      await page.getByRole('link', { name: 'Edited page' }).click();
      await page.getByRole('link', { name: 'Edited text' }).click();
      await page.getByRole('textbox', { name: 'Name (English)' }).fill('Typed');
      await expectShown(shell, page, inForm, 'Typed');
      // Requests still on their way must not be cut off: that would be an error of the page.
      await page.goto('about:blank');
    } finally {
      await shell.stop();
    }
  });
});
