import { accounts, sessionOf, storeSession } from '../support/accounts';
import { expectAccessible } from '../support/checks';
import { formOf } from '../support/form';
import { applyLook, looksFor } from '../support/looks';
import { expect, test } from '../support/test';

/** Each look has its own currency without demo rates, since rates are never deleted. */
const looks = looksFor(import.meta.filename, [
  { language: 'en', theme: 'light', currency: 'ISK' },
  { language: 'ar', theme: 'dark', currency: 'PHP' },
] as const);

const fileOf = (currency: string, rate: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject>
<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
<Cube><Cube time='2026-06-02'><Cube currency='${currency}' rate='${rate}'/></Cube></Cube>
</gesmes:Envelope>`;

for (const { currency, ...look } of looks) {
  test.describe(`exchange rates (${look.language})`, () => {
    test.use({ look });

    test('pending file → a second person → manual rate → pair → converted amount', async ({
      page,
      browser,
      request,
      baseURL,
      signedInAs,
      say,
    }) => {
      const rates = (path: string, values?: Record<string, string>) => say('currencies', path, values);
      const save = page.getByRole('button', { name: say('common', 'form.save') });
      await signedInAs('admin');

      await page.goto('/exchange-rates');
      await expect(page.getByRole('heading', { name: rates('rates.title') })).toBeVisible();
      await page.getByRole('link', { name: rates('file.open') }).click();
      await page.locator('input[type="file"]').setInputFiles({
        name: 'eurofxref-daily.xml',
        mimeType: 'text/xml',
        buffer: Buffer.from(fileOf(currency, '120.5')),
      });
      const line = page.getByRole('row', { name: new RegExp(`EUR/${currency}`) });
      await expect(line).toContainText(rates('file.states.first'));
      await expect(line).toContainText(rates('file.waits'));
      await expect(line).toContainText('120.5');
      await expectAccessible(page);
      await save.click();
      await expect(page).toHaveURL(/\/approvals\/view\//);
      await expect(page.getByRole('main')).toContainText(`EUR/${currency}`);
      const requestAddress = page.url();

      await page.goto(`/exchange-rates?currency=${currency}`);
      await expect(page.getByRole('table')).toContainText(rates('statuses.waiting'));
      await page.getByRole('link', { name: rates('rates.request'), exact: true }).click();
      await expect(page).toHaveURL(requestAddress);

      // Another person decides, on their own device.
      const other = await browser.newContext({ ...(baseURL && { baseURL }) });
      await applyLook(other, baseURL ?? '', look);
      await storeSession(other, await sessionOf(request, accounts.finance));
      const theirs = await other.newPage();
      await theirs.goto(requestAddress);
      const approve = { name: say('approvals', 'approve.action') };
      await theirs.getByRole('button', approve).click();
      await theirs.getByRole('dialog').getByRole('button', approve).click();
      await expect(theirs.getByRole('dialog')).toBeHidden();
      await other.close();

      await page.goto(`/exchange-rates/create?base=EUR&quote=${currency}`);
      const form = formOf(page);
      await expect(page.getByText(`1 EUR = 120.5 ${currency}`)).toBeVisible();
      await form.fill(rates('rates.fields.rate'), '1250');
      await expect(page.getByText(rates('rates.farApart'))).toBeVisible();
      const waits = page.getByText(rates('rates.waitsApart', { share: '2' }));
      await expect(waits).toBeVisible();
      // Two percent of 120.5 are 2.41.
      await form.fill(rates('rates.fields.rate'), '١٢٢');
      await expect(page.getByText(rates('rates.farApart'))).toBeHidden();
      await expect(waits).toBeHidden();
      await expectAccessible(page);
      await save.click();
      await expect(page).toHaveURL(/\/exchange-rates$/);

      await page
        .getByRole('link', { name: `EUR/${currency}` })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(`/exchange-rates/view/EUR-${currency}$`));
      await expect(page.getByText(`1 ${currency} = 0.0081967213 EUR`)).toBeVisible();
      const all = page.getByRole('region', { name: rates('pair.rates') });
      await expect(all.getByText(rates('statuses.in_force'))).toHaveCount(1);
      await expect(all.getByText(rates('statuses.replaced'))).toHaveCount(1);
      await page.getByLabel(rates('converter.amount', { currency: 'EUR' })).fill('100');
      await page.keyboard.press('Enter');
      // 100 × 122; Icelandic krónur have no decimals, Philippine pesos have two.
      await expect(page.getByRole('status').getByText(/12,200/)).toBeVisible();
      await expectAccessible(page);
    });
  });
}
