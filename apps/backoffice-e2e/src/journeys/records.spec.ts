import type { Page } from '@playwright/test';
import { listed } from '../support/list';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expect, test } from '../support/test';

const readable = [
  '/users',
  '/modules',
  '/suppliers',
  '/companies',
  '/cities',
  '/tasks',
  '/markups',
  '/markup-zones',
];
const all = [...readable, '/roles', '/countries', '/airports', '/airlines', '/exchange-rates'];

/** Opens the first record of a list twice: by its row, and by its name without a mouse. */
async function openFirst(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const first = listed(page).first().getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  expect(address).toContain(`${path}/view/`);
  // That record, wherever it now is: others add to the list.
  const link = page.locator(`a[href="${address}"]`);
  const row = listed(page).filter({ has: link });
  // At the edge of a cell, where no control is.
  await row
    .locator('td')
    .nth(1)
    .click({ position: { x: 3, y: 3 } });
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(page.locator('main dd').first()).toBeVisible();
  await page.goBack();
  await row.locator(link).first().press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
}

for (const look of looksFor(import.meta.filename, oneOfEach)) {
  test.describe(`records (${nameOf(look)})`, () => {
    test.use({ look });

    test('open from each list, with mouse and keyboard', async ({ page, signedInAs }) => {
      test.slow();
      await signedInAs('admin');
      for (const path of all) await openFirst(page, path);
    });

    test('open for a viewer, whose lists have no column of actions', async ({ page, say, signedInAs }) => {
      test.slow();
      await signedInAs('viewer');
      for (const path of readable) {
        await openFirst(page, path);
        await page.goBack();
        await expect(listed(page).first()).toBeVisible();
        await expect(page.getByRole('columnheader', { name: say('common', 'table.actions') })).toHaveCount(0);
      }
    });
  });
}
