import type { Page } from '@playwright/test';
import { buildTable, type BuiltTable } from '../support/built-table';
import { expect, test } from '../support/test';

/** What is built is what runs: a table that was built with the product's plugins does what it does without them. */
for (const plain of [true, false]) {
  test.describe(`a table of antd's, built ${plain ? 'as it comes' : 'as the screens are'}`, () => {
    test.describe.configure({ mode: 'default' });
    // Parts of it come later, and no list of the product has them: nothing keeps their place.
    test.use({ shifts: async ({ page: _ }, use) => use([]) });
    let built: BuiltTable;
    test.beforeAll(() => {
      built = buildTable({ plain });
    });
    test.afterAll(() => built.remove());
    test.beforeEach(({ page }) => built.open(page));

    const rows = (page: Page) => page.locator('tbody tr.ant-table-row');
    const names = (page: Page) => rows(page).locator('td:nth-child(2)');
    const upTo = (last: number, first = 1) =>
      Array.from({ length: last - first + 1 }, (_, at) => `Row ${first + at}`);

    test('lets rows be chosen: one by one, those of the page, and all', async ({ page }) => {
      const chosen = page.getByText(/^Chosen:/);
      await rows(page).nth(1).getByRole('checkbox').check();
      await rows(page).nth(3).getByRole('checkbox').check();
      await expect(chosen).toHaveText('Chosen: 2, 4');
      await rows(page).nth(1).getByRole('checkbox').uncheck();
      await expect(chosen).toHaveText('Chosen: 4');

      await page.locator('thead').getByRole('checkbox').check();
      await expect(rows(page).getByRole('checkbox', { checked: true })).toHaveCount(10);
      await expect(chosen).toHaveText(/^Chosen: 4, 1, 2, 3, 5, 6, 7, 8, 9, 10$/);

      await page.locator('.ant-table-selection-extra').hover();
      await page.getByRole('menuitem', { name: 'Select all data' }).click();
      await expect(chosen).toHaveText(/(\d+, ){24}\d+$/);
    });

    test('has pages, of as many rows as are wanted', async ({ page }) => {
      await expect(names(page)).toHaveText(upTo(10));
      await page.getByRole('listitem', { name: '3', exact: true }).click();
      await expect(names(page)).toHaveText(upTo(25, 21));
      await page.getByRole('listitem', { name: 'Previous Page' }).click();
      await expect(names(page)).toHaveText(upTo(20, 11));
      await page.getByRole('combobox').click();
      await page.getByTitle('20 / page').last().click();
      // It stays the second page.
      await expect(names(page)).toHaveText(upTo(25, 21));
    });

    test('has a menu of filters in a column’s head, of several steps', async ({ page }) => {
      await page.getByRole('columnheader', { name: 'Kind' }).getByRole('button').click();
      await page.getByRole('menuitem', { name: 'Numbers' }).hover();
      await page.getByRole('menuitem', { name: 'even' }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(names(page)).toHaveText([2, 4, 6, 8, 10, 12, 14, 16, 18, 20].map((at) => `Row ${at}`));
      await page.getByRole('columnheader', { name: 'Kind' }).getByRole('button').click();
      await page.getByRole('button', { name: 'Reset' }).click();
      await page.getByRole('button', { name: 'OK' }).click();
      await expect(names(page)).toHaveText(upTo(10));
    });
  });
}
