import type { Locator, Page } from '@playwright/test';
import { adminApi } from '../support/api';
import { expectAccessible, expectNoOverflow } from '../support/checks';
import { dayIn } from '../support/days';
import { deadSupplier } from '../support/dead-supplier';
import { feeRule } from '../support/fee-rule';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expectSearchOver } from '../support/search-over';
import { expect, test } from '../support/test';

const out = dayIn(40);
const back = dayIn(47);
const looks = looksFor(import.meta.filename, oneOfEach);

/** Minor units of an amount with two decimals, in any format. */
const digitsOf = (amount: string) => amount.replace(/[^0-9]/g, '');

const cards = (page: Page) => page.locator('article');

/** The line of the suppliers, which opens to show a bar for each. */
const suppliers = (page: Page) => page.locator('[data-suppliers] > button');

async function choosePlace(page: Page, field: Locator, code: string): Promise<void> {
  await field.click();
  await field.fill(code);
  const option = page
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: code })
    .first();
  await expect(option).toBeVisible();
  await option.click();
}

for (const look of looks) {
  test.describe(`flights (${nameOf(look)})`, () => {
    test.use({ look });

    test('a round trip: fill in → results stream → filter → details → share → review → back', async ({
      page,
      context,
      signedInAs,
      say,
    }) => {
      const text = (key: string, values?: Record<string, string>) => say('flights', key, values);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await signedInAs('admin');
      await page.goto('/flights/search');
      await choosePlace(page, page.getByRole('combobox', { name: text('search.origin') }), 'LHR');
      await choosePlace(page, page.getByRole('combobox', { name: text('search.destination') }), 'DXB');
      await page.getByRole('textbox', { name: text('search.departure') }).fill(out);
      await page.keyboard.press('Enter');
      await page.getByRole('textbox', { name: text('search.return') }).fill(back);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`trips=LHR-DXB-${out}\\.DXB-LHR-${back}`));
      await expectAccessible(page);
      await page.reload();
      await page.getByRole('button', { name: text('search.confirm'), exact: true }).click();

      await expect(page).toHaveURL(/\/flights\/results\?type=roundtrip/);
      await expect(cards(page).first()).toBeVisible({ timeout: 20_000 });
      await expectSearchOver(page);
      // The suppliers that have answered are folded into one line, which is open again after a review.
      await expect(suppliers(page)).toHaveAttribute('aria-expanded', 'false');
      await suppliers(page).click();
      await expect(page.locator('li[data-status="done"]')).not.toHaveCount(0);
      await expectNoOverflow(page);
      const training = say('supplierSearch', 'suppliers.training');
      await expect(page.getByText(training, { exact: true }).first()).toBeVisible();

      await page.getByRole('button', { name: new RegExp(text('tiles.price')) }).click();
      await expect(page).toHaveURL(/sort=price/);
      const listed = () => page.locator('li[aria-setsize]').first().getAttribute('aria-setsize');
      const unfiltered = await listed();
      // The filter is in the address, so its box is checked a moment after the click.
      const nonstop = page.getByRole('checkbox', { name: text('stops_zero') });
      await nonstop.click();
      await expect(nonstop).toBeChecked();
      await expect(page).toHaveURL(/stops=0/);
      // A row opened before the list is filtered may disappear with the filter.
      await expect.poll(listed).not.toBe(unfiltered);
      await expectNoOverflow(page);

      await cards(page).first().locator('button[aria-expanded]').click();
      await expect(page.getByRole('region', { name: text('fares.title') })).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('button', { name: text('share.make') })
        .first()
        .click();
      const link = await page.getByRole('textbox', { name: text('share.link') }).inputValue();
      expect(link).toContain('share=');

      const choose = page
        .getByRole('region', { name: text('fares.title') })
        .getByRole('link')
        .last();
      await choose.scrollIntoViewIfNeeded();
      const scrolled = await page.evaluate(() => window.scrollY);
      expect(scrolled).toBeGreaterThan(100);
      const list = page.url();
      await choose.click();
      await expect(page).toHaveURL(/\/flights\/review\?.*offer=/);
      await expect(page.getByText(text('review.unchanged'))).toBeVisible({ timeout: 20_000 });
      await expectAccessible(page);
      await expectNoOverflow(page);
      await page.getByRole('link', { name: text('review.back') }).click();
      await expect(page).toHaveURL(list);
      await expect(cards(page).first()).toBeVisible();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
      await page.goBack();
      await expect(page.getByText(text('review.unchanged'))).toBeVisible({ timeout: 20_000 });
      await page.goForward();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

      await page.goto(link);
      await expect(page.getByRole('region', { name: text('share.title') })).toBeVisible();
      await expect(
        page.getByText(text('share.unchanged')).or(page.getByText(text('share.changed'))),
      ).toBeVisible({
        timeout: 30_000,
      });
    });

    test('one-way and multi-city trips are searched, and reopened by their address', async ({
      page,
      signedInAs,
      say,
    }) => {
      const text = (key: string, values?: Record<string, string>) => say('flights', key, values);
      await signedInAs('admin');
      await page.goto(`/flights/results?type=oneway&trips=CAI-DXB-${out}&cabin=Business&adults=1&infants=0`);
      await expect(cards(page).first()).toBeVisible({ timeout: 30_000 });
      await page.getByRole('button', { name: text('results.edit') }).click();
      await page
        .getByRole('radio', { name: text('types.multi') })
        .locator('..')
        .locator('..')
        .click();
      await expect(page.getByRole('group', { name: text('search.trip', { number: '3' }) })).toBeVisible();

      const trips = `CAI-DXB-${out}.DXB-IST-${dayIn(43)}.IST-CAI-${back}`;
      await page.goto(`/flights/viewTrip?type=multi&trips=${trips}`);
      await page.getByRole('button', { name: text('search.confirm'), exact: true }).click();
      await expect(page).toHaveURL(/\/flights\/results\?type=multi/);
      await expectSearchOver(page);
    });

    test('a new rule changes the price and explains it; another one is shown as our change at the review', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const text = (key: string, values?: Record<string, string>) => say('flights', key, values);
      const api = await adminApi(request);
      const day = dayIn(look.language === 'en' ? 52 : 53);
      // For this day only: no other journey's price changes.
      const feeOf = (amount: string) => feeRule(`Fee of the journey ${look.language}`, amount, day);
      const markup = page.getByRole('table', { name: say('markups/ui', 'price.title') });
      const totals = cards(page).first().locator('strong').first();
      const why = page.getByRole('button', { name: say('markups/ui', 'open') });
      await signedInAs('admin');
      await page.goto(`/flights/results?type=oneway&trips=LHR-DXB-${day}&adults=1&sort=price`);
      await expectSearchOver(page);
      const before = Number(digitsOf(await totals.innerText()));

      const rule = await api.create<{ id: string; name: string }>('/markups', feeOf('40'));
      try {
        await page.reload();
        await expectSearchOver(page);
        const after = Number(digitsOf(await totals.innerText()));
        expect(after).not.toBe(before);
        await cards(page).first().locator('button[aria-expanded]').click();
        await why.first().click();
        await expect(markup.getByRole('row', { name: rule.name })).toContainText('40.00');
        await expect(markup).toContainText((after / 100).toLocaleString('en', { minimumFractionDigits: 2 }));
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(why.first()).toBeFocused();

        await cards(page)
          .first()
          .getByRole('link', { name: text('results.choose') })
          .first()
          .click();
        await expect(page.getByText(text('review.unchanged'))).toBeVisible({ timeout: 20_000 });
        await api.change(`/markups/${rule.id}`, feeOf('45'));
        await page.getByRole('button', { name: text('review.checkAgain') }).click();
        const change = page.getByRole('row', { name: say('flights/ui', 'changes.whose.ours') });
        await expect(change).toContainText('5.00', { timeout: 20_000 });
        await expectAccessible(page);
        await expectNoOverflow(page);
        await page.getByRole('button', { name: text('review.accept.price') }).click();
        await expect(
          page.getByRole('heading', { name: say('supplierReview', 'changes.accepted') }),
        ).toBeVisible();
        await why.click();
        await expect(markup.getByRole('row', { name: rule.name })).toContainText('45.00');
      } finally {
        await api.remove(`/markups/${rule.id}`);
      }
    });

    test('a failed supplier is named, and the search continues', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const api = await adminApi(request);
      const failing = await deadSupplier(api, `Closed ${look.language}`);
      try {
        await signedInAs('admin');
        await page.goto(`/flights/results?type=oneway&trips=LHR-DXB-${dayIn(41)}&cabin=Economy&adults=1`);
        const bar = page.locator('li[data-status="failed"]', { hasText: failing.name });
        await expect(bar).toContainText(say('supplierSearch', 'failures.refused'), { timeout: 20_000 });
        await expect(cards(page).first()).toBeVisible({ timeout: 20_000 });
      } finally {
        await api.remove(`/suppliers/${failing.id}`);
      }
    });
  });
}

test('a flight is found with the keyboard alone', async ({ page, signedInAs }) => {
  await signedInAs('admin');
  await page.goto('/flights/search?type=oneway');
  await page.getByRole('combobox', { name: 'Departure from' }).focus();
  for (const code of ['LHR', 'DXB']) {
    await page.keyboard.type(code);
    await expect(page.locator('.ant-select-dropdown:visible .ant-select-item-option').first()).toContainText(
      code,
    );
    await page.keyboard.press('Enter');
    if (code === 'LHR') await page.getByRole('combobox', { name: 'Going to' }).focus();
  }
  await page.getByRole('textbox', { name: 'Departure date' }).focus();
  await page.keyboard.type(out);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Confirm', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page).first()).toBeVisible({ timeout: 20_000 });
  await cards(page).first().locator('button[aria-expanded]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Fares' })).toBeVisible();
  await cards(page).first().getByRole('link', { name: 'Choose' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/flights\/review/);
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeFocused();
});
