import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { bookingDesk, deposited, type Desk } from '../support/booking-desk';
import { bookingPage, expectAccessibleInBoth, minorOf } from '../support/booking-page';
import { testHotelAddress } from '../support/hotel-desk';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expect, test } from '../support/test';
import type { textsOf } from '../support/texts';

/** A failed look-up is repeated after 15 s, and then after a minute. */
const patience = 100_000;

type Say = ReturnType<typeof textsOf>;

/** From the rate of a room to the review of its quote. */
async function choose(page: Page, say: Say, { address, room }: { address: string; room: string }) {
  await page.goto(address);
  await page
    .getByRole('link', { name: new RegExp(room) })
    .first()
    .click({ timeout: 30_000 });
  await page.getByRole('link', { name: say('hotels', 'quote.book'), exact: true }).click({ timeout: 30_000 });
  await expect(page.getByRole('heading', { name: say('hotel-bookings', 'review.title') })).toBeVisible();
}

async function fillIn(page: Page, say: Say, family: string): Promise<void> {
  const field = (key: string, of = 'bookingReview') => page.getByLabel(say(of, key));
  await field('fields.given_name', 'persons').first().fill('Salma');
  await field('fields.family_name', 'persons').first().fill(family);
  await field('email').fill('salma@client.example');
  await field('phone').fill('+201012345678');
}

/** Books what the review shows. */
async function order(page: Page, say: Say): Promise<void> {
  const text = (key: string) => say('hotel-bookings', `review.${key}`);
  await page.getByRole('button', { name: new RegExp(`^(${text('pay')}|${text('book')})$`) }).click();
  await page.getByRole('dialog').locator('.ant-btn-primary').click();
  await expect(page).toHaveURL(/\/hotels\/bookings\/view\//, { timeout: 30_000 });
}

/** The amount behind a label of the payment's part of the page, in minor units. */
const amountOf = async (part: Locator, label: string) =>
  minorOf(
    await part
      .locator('dl > div', { has: part.page().locator('dt', { hasText: label }) })
      .locator('dd bdi')
      .first()
      .innerText(),
  );

for (const look of looksFor(import.meta.filename, oneOfEach)) {
  test.describe(`a stay (${nameOf(look)})`, () => {
    test.use({ look });
    test.setTimeout(180_000);

    let desk: Desk;
    let address: string;
    test.beforeEach(async ({ request, signedInAs }) => {
      desk = await bookingDesk(request, 'hotel');
      address = await testHotelAddress(request, desk);
      await signedInAs('admin');
    });

    test('with a guarantee takes nothing, and has a voucher', async ({ page, say }) => {
      const booking = bookingPage(page, say);
      await choose(page, say, { address, room: 'Guarantee' });
      await fillIn(page, say, 'Nour');
      await order(page, say);
      await booking.expectState('confirmed');
      await expect(page.getByText(booking.text('hotel-bookings:reference'))).toBeVisible();
      await page.getByRole('button', { name: booking.text('documents.pdf') }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: 'العربية' }).first().click();
      const file = await saved;
      expect(file.suggestedFilename()).toMatch(/^voucher-.*-ar\.pdf$/);
      expect(
        readFileSync(await file.path())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
      await expectAccessibleInBoth(page, say);
      const money = page.getByRole('region', { name: booking.text('hotel-bookings:money.title') });
      await expect(money.locator('dd').first()).toHaveText(say('hotels', 'rates.paid.nothing'));
      await booking.expectWallet(desk, { balance: deposited, held: 0 });
    });

    test('with a deposit takes it, and returns it in its free tier', async ({ page, say }) => {
      const booking = bookingPage(page, say);
      await choose(page, say, { address, room: 'Deposit' });
      await fillIn(page, say, 'Nour');
      await order(page, say);
      await booking.expectState('confirmed');
      const money = page.getByRole('region', { name: booking.text('hotel-bookings:money.title') });
      const deposit = await amountOf(money, say('hotels', 'rates.paid.now'));
      const there = await amountOf(money, say('hotels', 'rates.paid.there'));
      expect(deposit).toBeGreaterThan(0);
      expect(there).toBeGreaterThan(deposit);
      await booking.action('cancelStay').click();
      const dialog = page.getByRole('dialog');
      await expectAccessibleInBoth(page, say);
      await dialog
        .getByRole('button', { name: booking.text('hotel-bookings:cancel.confirm'), exact: true })
        .click();
      await booking.expectState('refunded');
      await booking.expectWallet(desk, { balance: deposited, held: 0 });
    });

    test('of unknown outcome keeps its price blocked, and is confirmed by itself', async ({ page, say }) => {
      const booking = bookingPage(page, say);
      await choose(page, say, { address, room: 'Booked then 500' });
      await fillIn(page, say, 'Nour');
      await order(page, say);
      await expect(page.getByRole('heading', { name: booking.text('doubts.book') })).toBeVisible({
        timeout: 20_000,
      });
      await expectAccessibleInBoth(page, say);
      await booking.expectState('confirmed', patience);
      await expect(page.getByRole('heading', { name: booking.text('doubts.book') })).toHaveCount(0);
    });

    test('that is sold out releases its price, and keeps the guests for another rate', async ({
      page,
      say,
    }) => {
      const booking = bookingPage(page, say);
      await choose(page, say, { address, room: 'Rate Unavailable at Booking' });
      await fillIn(page, say, 'Nour');
      await order(page, say);
      await booking.expectState('failed');
      await expectAccessibleInBoth(page, say);
      await page.getByRole('button', { name: booking.text('hotel-bookings:anew.again') }).click();
      await page
        .getByRole('link', { name: /Successful Booking with Balance/ })
        .first()
        .click({ timeout: 30_000 });
      await page
        .getByRole('link', { name: say('hotels', 'quote.book'), exact: true })
        .click({ timeout: 30_000 });
      await page.getByRole('button', { name: say('forms', 'draft.restore') }).click();
      const family = page.getByLabel(say('persons', 'fields.family_name')).first();
      await expect(family).toHaveValue('Nour');
      await booking.expectWallet(desk, { balance: deposited, held: 0 });
    });
  });
}
