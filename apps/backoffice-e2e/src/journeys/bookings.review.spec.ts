import type { Page } from '@playwright/test';
import { fillInTraveller } from '../support/booking-page';
import { expectAccessible, expectNoOverflow } from '../support/checks';
import { dayIn } from '../support/days';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, oneOfEach);

type Text = (key: string, values?: Record<string, string>) => string;

/** From the results of one adult's search to the review of the first flight. */
async function review(page: Page, flights: Text, date: string): Promise<void> {
  await page.goto(`/flights/results?type=oneway&trips=LHR-DXB-${date}&cabin=Economy&adults=1`);
  await page
    .getByRole('link', { name: flights('results.choose') })
    .first()
    .click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/flights\/review\?/);
}

for (const look of looks) {
  test.describe(`the order at the review (${nameOf(look)})`, () => {
    test.use({ look });

    for (const mode of ['hold', 'pay'] as const) {
      test(`search → review → ${mode} → the booking`, async ({ page, signedInAs, say }) => {
        const text: Text = (key, values) => say('flight-bookings', `review.${key}`, values);
        await signedInAs('desk');
        await review(page, (key) => say('flights', key), dayIn(mode === 'hold' ? 50 : 51));
        await fillInTraveller(page, say, look.language === 'en' ? 'Mona' : 'Mariam');
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
