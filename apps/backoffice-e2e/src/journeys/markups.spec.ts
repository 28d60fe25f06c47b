import type { Page } from '@playwright/test';
import { adminApi } from '../support/api';
import { expectAccessible } from '../support/checks';
import { confirmDelete } from '../support/form';
import { expectListed, listed } from '../support/list';
import { looksFor, type Look } from '../support/looks';
import { expect, test } from '../support/test';
import { trainingSupplier } from '../support/training-supplier';

interface Journey {
  look: Look;
  airline: { code: string; name: string };
  to: string;
  sentence: string;
  /** The sentence of the rule for hotels of a chain. */
  hotels(chain: string): string;
}

/** Each look prices an airline and a route of its own, so that neither rule comes before the other. */
const journeys: Journey[] = [
  {
    look: { language: 'en', theme: 'dark' },
    airline: { code: 'EK', name: 'Emirates' },
    to: 'DXB',
    sentence:
      'Add 5 % of the base fare, at least 10 EUR per passenger, for Nile Travel and below, on Emirates, Cairo to Dubai, until 31 December',
    hotels: (chain) => `Add 7 EUR per room and night, for everyone, on hotels, in Dubai, of ${chain}`,
  },
  {
    look: { language: 'ar', theme: 'light' },
    airline: { code: 'SV', name: 'الخطوط السعودية' },
    to: 'JED',
    sentence:
      'إضافة 5% من السعر الأساسي، بحد أدنى 10 EUR لكل مسافر، لـ Nile Travel والشركات التابعة لها، على الخطوط السعودية، من القاهرة إلى جدة، حتى 31 ديسمبر',
    hotels: (chain) => `إضافة 7 EUR لكل غرفة وليلة، للجميع، على الفنادق، في دبي، من سلسلة ${chain}`,
  },
];

const read = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Opens a picker, types into it, and takes the first option that says so. */
async function pick(page: Page, label: string, typed: string, option: string | RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.click();
  await box.fill(typed);
  await page
    .locator('.ant-select-dropdown:visible .ant-select-item-option', { hasText: option })
    .first()
    .click();
  await page.keyboard.press('Escape');
}

for (const { look, airline, to, sentence, hotels } of looksFor(import.meta.filename, journeys)) {
  test.describe(`markups (${look.language})`, () => {
    test.use({ look });

    test('write → read back → simulate → schedule → return → why this price → delete', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const text = (key: string, values?: Record<string, string>) => say('markups', key, values);
      const form = (key: string, values?: Record<string, string>) => say('markupForm', key, values);
      const field = (key: string) => page.getByRole('textbox', { name: text(`fields.${key}`), exact: true });
      const save = page.getByRole('button', { name: say('common', 'form.save'), exact: true });
      const reads = page
        .getByRole('status', { name: form('reads') })
        .locator('p')
        .first();
      const name = `Journey ${look.language} ${Date.now()}`;
      const api = await adminApi(request);
      const [company] = await api.find<{ id: string }>('/companies', { name: 'Nile Travel' });
      const supplier = await trainingSupplier(api);
      await signedInAs('admin');

      await page.goto('/markups');
      await page.getByRole('link', { name: text('add') }).click();
      await expect(field('name')).toBeEnabled();
      await field('name').fill(name);
      await field('percent').fill('٥');
      await field('min_amount').fill('10');
      await page.getByRole('button', { name: form('companies.add') }).click();
      await pick(page, form('companies.company', { number: '1' }), 'Nile Travel', 'Nile Travel');
      await pick(page, text('fields.plating'), airline.code, airline.name);
      await pick(page, text('fields.origins'), 'CAI', form('placesOf.city'));
      await pick(page, text('fields.destinations'), to, form('placesOf.city'));
      const until = form('instant.day', { field: text('fields.valid_until') });
      await page.getByLabel(until).fill(`${new Date().getFullYear()}-12-31`);
      await expect.poll(async () => read(await reads.innerText())).toBe(sentence);
      await page.getByRole('button', { name: say('markupSimulation', 'run') }).click();
      await expect(page.getByRole('button', { name: say('markupSimulation', 'again') })).toBeVisible();
      // An element under the pointer has other colors.
      await page.mouse.move(0, 0);
      await expectAccessible(page);
      await save.click();
      await expect(page).toHaveURL(/\/markups$/);

      await page.getByRole('searchbox', { name: text('filters.name') }).fill(name);
      await expectListed(page, 1);
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(/\/markups\/view\//);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.getByText(text('states.active'), { exact: true })).toBeVisible();
      await expect.poll(async () => read(await page.locator('main p').first().innerText())).toBe(sentence);

      // A version that counts from tomorrow on.
      await page.getByRole('link', { name: say('common', 'record.edit') }).click();
      await expect(field('percent')).toHaveValue('5');
      await field('percent').fill('7.5');
      await field('change_reason').fill('High season');
      const from = form('instant.day', { field: text('fields.effective_at') });
      await page.getByLabel(from).fill(dayIn(2));
      await expect(page.getByText(form('save.untilThen'))).toBeVisible();
      await save.click();
      await expect(page).toHaveURL(/\/markups\/view\//);
      await expect(page.getByText(text('states.scheduled')).first()).toBeVisible();
      await expect(page.getByText(text('view.inForce', { number: '1' }))).toBeVisible();

      // One click back, and a question.
      await page.getByRole('tab', { name: text('versions.title') }).click();
      await expect(page.getByText('High season')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: `${text('versions.return')}: 1` }).click();
      const dialog = page.getByRole('dialog', { name: text('versions.confirm', { number: '1' }) });
      await dialog.getByRole('button', { name: text('versions.ok') }).click();
      await expect(dialog).toBeHidden();
      await expect(
        page.getByRole('heading', { name: text('versions.number', { number: '3' }) }),
      ).toBeVisible();
      await expect(page.getByText(text('versions.states.in_force'), { exact: true })).toBeVisible();

      // The newest of equally specific rules: it is what Nile Travel pays.
      const fare = new URLSearchParams({
        company_id: company?.id ?? '',
        supplier_id: supplier.id,
        airline: airline.code,
        origin: 'CAI',
        destination: to,
        date: dayIn(5),
        cabin: 'Economy',
        total: '400',
        tax: '80',
        currency: 'EUR',
      });
      await page.goto(`/markups/price-check?${fare}`);
      const lines = page.getByRole('table', { name: say('markups/ui', 'price.title') });
      await expect(lines.getByRole('link', { name })).toBeVisible();
      await expectAccessible(page);

      await lines.getByRole('link', { name }).click();
      await page.getByRole('button', { name: say('common', 'record.delete') }).click();
      await confirmDelete(page, say);
      await expect(page).toHaveURL(/\/markups/);
      expect(await api.find('/markups', { name })).toEqual([]);
    });

    test('rule for hotels: write → list → price of a rate → delete', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const text = (key: string) => say('markups', key);
      const field = (key: string) => page.getByRole('textbox', { name: text(`fields.${key}`), exact: true });
      const choose = (key: string) =>
        page.locator('label', { has: page.getByRole('radio', { name: text(key), exact: true }) }).click();
      const reads = page
        .getByRole('status', { name: say('markupForm', 'reads') })
        .locator('p')
        .first();
      // No hotel has this chain, so the rule prices no other journey's rates.
      const name = `Chain ${look.language} ${Date.now()}`;
      const api = await adminApi(request);
      const [supplier] = await api.find<{ id: string }>('/suppliers', { key: 'training-hotels' });
      await signedInAs('admin');

      await page.goto('/markups/create');
      await expect(field('name')).toBeEnabled();
      await field('name').fill(name);
      await choose('products.hotel');
      await choose('values.value_type.fixed');
      await field('amount').fill('7');
      await choose('values.per.room_night');
      await pick(page, text('fields.destinations_hotel'), 'DXB', say('markupForm', 'placesOf.city'));
      const chains = page.getByRole('combobox', { name: text('fields.chains'), exact: true });
      await chains.fill(name);
      await chains.press('Enter');
      await expect.poll(async () => read(await reads.innerText())).toBe(hotels(name));
      await expectAccessible(page);
      await page.getByRole('button', { name: say('common', 'form.save'), exact: true }).click();

      await expect(page).toHaveURL(/\/markups$/);
      await page.getByRole('searchbox', { name: text('filters.name') }).fill(name);
      await expectListed(page, 1);
      await expect(listed(page)).toContainText(text('products.hotel'));
      await expect(listed(page)).toContainText(text('values.per.room_night'));
      await page.getByRole('link', { name, exact: true }).click();
      await expect
        .poll(async () => read(await page.locator('main p').first().innerText()))
        .toBe(hotels(name));

      const rate = new URLSearchParams({
        product: 'hotel',
        supplier_id: supplier?.id ?? '',
        city: 'DXB',
        check_in: dayIn(5),
        nights: '3',
        rooms: '2',
        chain: name,
        total: '400',
        currency: 'EUR',
      });
      await page.goto(`/markups/price-check?${rate}`);
      const lines = page.getByRole('table', { name: say('markups/ui', 'price.title') });
      const line = lines.getByRole('row').filter({ has: page.getByRole('link', { name }) });
      // 7 EUR for each of six room nights.
      await expect(line).toContainText('42.00');
      await expectAccessible(page);

      await line.getByRole('link').click();
      await page.getByRole('button', { name: say('common', 'record.delete') }).click();
      await confirmDelete(page, say);
      await expect(page).toHaveURL(/\/markups/);
      expect(await api.find('/markups', { name })).toEqual([]);
    });
  });
}
