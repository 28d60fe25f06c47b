import { adminApi } from '../support/api';
import { expectAccessible, expectNoOverflow } from '../support/checks';
import { dayIn } from '../support/days';
import { deadSupplier } from '../support/dead-supplier';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { openByName } from '../support/palette';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, oneOfEach);

for (const look of looks) {
  test.describe(`an agent's work around a search (${nameOf(look)})`, () => {
    test.use({ look });
    const day = dayIn(look.language === 'en' ? 61 : 62);
    const query = `type=oneway&trips=LHR-DXB-${day}&cabin=Economy&adults=1`;

    test('a failed supplier is asked again, and the search continues with it', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const api = await adminApi(request);
      const failing = await deadSupplier(api, `Shut ${look.language}`);
      try {
        await signedInAs('admin');
        await page.goto(`/flights/results?${query}`);
        const bar = page.locator('li[data-status="failed"]', { hasText: failing.name });
        await expect(bar).toBeVisible({ timeout: 20_000 });
        const asked = page.waitForResponse((response) =>
          response.url().includes(`supplier=shut-${look.language}`),
        );
        const { name } = failing;
        await bar
          .getByRole('button', { name: say('supplierSearch', 'suppliers.askAgain', { name }) })
          .click();
        await asked;
        await expect(bar).toContainText(say('supplierSearch', 'failures.refused'), { timeout: 20_000 });
      } finally {
        await api.remove(`/suppliers/${failing.id}`);
      }
    });

    test("options are chosen, and given to the client in the client's language", async ({
      page,
      signedInAs,
      say,
    }) => {
      const text = (key: string, values?: Record<string, string>) => say('flights', key, values);
      await signedInAs('agent');
      await page.goto(`/flights/results?${query}`);
      await expect(page.locator('article').first()).toBeVisible({ timeout: 30_000 });
      await page.locator('article').first().locator('button[aria-expanded]').click();
      await page
        .getByRole('button', { name: text('client.choose') })
        .first()
        .click();
      await page.getByRole('button', { name: text('client.title') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('Français').click();
      const written = dialog.getByRole('textbox', { name: text('client.text') });
      await expect(written).toHaveValue(/Prix valable jusqu’au .*\d\d:\d\d /);
      await expect(written).toHaveValue(/Londres/);
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoOverflow(page);
    });

    test('the form accepts rare details, and a saved search is found from the palette', async ({
      page,
      signedInAs,
      say,
    }) => {
      const text = (key: string, values?: Record<string, string>) => say('flights', key, values);
      const name = `Desk ${look.language} ${Date.now()}`;
      await signedInAs('admin');
      await page.goto(`/flights/search?${query}&airline=EK.MS&not_airline=FZ&fares=ZZ-co-NILE1&flexible=1`);
      await expect(page.getByRole('textbox', { name: text('fareCodes.code') })).toHaveValue('NILE1');
      await expect(page.getByRole('checkbox')).toBeChecked();
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('textbox', { name: say('searchForm', 'own.name') }).fill(name);
      await page.getByRole('button', { name: say('searchForm', 'own.save'), exact: true }).click();
      await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
      await openByName(page, name);
      await expect(page).toHaveURL(/\/flights\/viewTrip\?.*airline=EK\.MS/);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNoOverflow(page);
      await page.getByRole('button', { name: say('searchForm', 'own.forget', { name }) }).click();
      await expect(page.getByRole('link', { name: new RegExp(name) })).toHaveCount(0);
    });
  });
}
