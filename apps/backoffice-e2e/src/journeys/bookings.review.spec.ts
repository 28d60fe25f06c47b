import type { Page } from '@playwright/test';
import { expectAccessible, expectNoOverflow } from '../support/checks';
import { formOf } from '../support/form';
import { nameOf } from '../support/looks';
import { expect, test } from '../support/test';

/** A day so far from now, as the calendar has it. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

const looks = [
  { language: 'en', theme: 'dark' },
  { language: 'ar', theme: 'light' },
] as const;

type Text = (key: string, values?: Record<string, string>) => string;

/** From the results of one adult’s search to the review of the first flight. */
async function review(page: Page, flights: Text, date: string): Promise<void> {
  await page.goto(`/flights/results?type=oneway&trips=LHR-DXB-${date}&cabin=Economy&adults=1`);
  await page
    .getByRole('link', { name: flights('results.choose') })
    .first()
    .click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/flights\/review\?/);
}

/** Names differ from day to day, so that nobody is on a flight twice. */
async function fillIn(page: Page, text: Text, name: string): Promise<void> {
  const { field, fill, choose } = formOf(page);
  await expect(field(text('fields.given_name'))).toBeEnabled({ timeout: 30_000 });
  await choose(text('fields.title'), text('titles.ms'));
  await choose(text('fields.gender'), text('genders.f'));
  await fill(text('fields.given_name'), name);
  await fill(text('fields.family_name'), 'Said');
  await fill(text('fields.born_on'), '1990-05-17');
  await fill(text('fields.email'), 'mona@nile.example');
  await fill(text('fields.phone'), '+20 100 123 4567');
  if ((await field(text('fields.document_number')).count()) === 0) return;
  await fill(text('fields.document_number'), 'A1234567');
  await choose(text('fields.document_country'), 'EG');
  await fill(text('fields.document_expires_on'), dayIn(2_000));
}

for (const look of looks) {
  test.describe(`the order at the review (${nameOf(look)})`, () => {
    test.use({ look });

    for (const mode of ['hold', 'pay'] as const) {
      test(`search → review → ${mode} → the booking`, async ({ page, signedInAs, say }) => {
        const text: Text = (key, values) => say('bookings', `review.${key}`, values);
        await signedInAs('desk');
        await review(page, (key) => say('flights', key), dayIn(mode === 'hold' ? 50 : 51));
        await fillIn(page, text, look.language === 'en' ? 'Mona' : 'Mariam');
        await expectAccessible(page);
        await expectNoOverflow(page);
        const send = page.getByRole('button', { name: text(`order.${mode}`) });
        await send.click();
        const dialog = page.getByRole('dialog', { name: text(`look.${mode}`) });
        await expect(dialog).toContainText('LHR–DXB');
        await dialog.locator('.ant-btn-primary').click();
        await expect(page).toHaveURL(/\/flights\/bookings\/view\//, { timeout: 30_000 });
      });
    }
  });
}
