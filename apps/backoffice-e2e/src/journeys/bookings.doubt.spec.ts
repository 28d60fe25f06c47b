import type { Page } from '@playwright/test';
import { bookingDesk, deposited, type Desk } from '../support/booking-desk';
import { bookingPage, expectAccessibleInBoth, fillInTraveller, minorOf } from '../support/booking-page';
import { dayIn } from '../support/days';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expect, test } from '../support/test';
import type { textsOf } from '../support/texts';

const looks = looksFor(import.meta.filename, oneOfEach);

/** A failed look-up is repeated after 15 s, and then after a minute. */
const patience = 100_000;

/** From the results of a company's search to the review of its first flight; returns the price shown in the list. */
async function review(
  page: Page,
  say: ReturnType<typeof textsOf>,
  { company }: Desk,
  route: string,
): Promise<number> {
  const criteria = `type=oneway&trips=${route}-${dayIn(61)}&cabin=Economy&adults=1&airlines=ZZ`;
  await page.goto(`/flights/results?${criteria}&company_id=${company.id}`);
  const first = page.locator('article').first();
  await expect(first).toBeVisible({ timeout: 30_000 });
  const listed = minorOf(await first.locator('strong').first().innerText());
  await first.getByRole('link', { name: say('flights', 'results.choose') }).click();
  return listed;
}

/** The last check shows the total; returns it in minor units once it is confirmed. */
async function pay(page: Page, say: ReturnType<typeof textsOf>): Promise<number> {
  const text = (key: string) => say('flight-bookings', `review.${key}`);
  await page.getByRole('button', { name: text('order.pay') }).click();
  const look = page.getByRole('dialog', { name: text('look.pay') });
  const total = minorOf(await look.locator('dd strong').innerText());
  await look.locator('.ant-btn-primary').click();
  await expect(page).toHaveURL(/\/flights\/bookings\/view\//, { timeout: 30_000 });
  return total;
}

for (const look of looks) {
  test.describe(`a price (${nameOf(look)})`, () => {
    test.use({ look });

    test('that rises between review and payment is confirmed each time, and is what is paid', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const booking = bookingPage(page, say);
      const flights = (key: string) => say('flights', key);
      const desk = await bookingDesk(request);
      const order = page.getByRole('button', { name: booking.text('flight-bookings:review.order.pay') });
      const accept = async () => {
        await expect(
          page.getByRole('heading', { name: say('supplierReview', 'changes.changed') }),
        ).toBeVisible({
          timeout: 20_000,
        });
        await expect(order).toBeDisabled();
        await page.getByRole('button', { name: flights('review.accept.price') }).click();
        await expect(
          page.getByRole('heading', { name: say('supplierReview', 'changes.accepted') }),
        ).toBeVisible();
        await expect(order).toBeEnabled();
      };
      await signedInAs('admin');
      // SUPPLIER 6: on this route the price rises by 10 at each check.
      const listed = await review(page, say, desk, 'LHR-STN');
      await accept();
      await fillInTraveller(page, say, 'Mona');
      await page.getByRole('button', { name: flights('review.checkAgain') }).click();
      await accept();
      await expectAccessibleInBoth(page, say);
      // Nothing that was typed is lost meanwhile.
      const paid = await pay(page, say);
      expect(paid).toBeGreaterThanOrEqual(listed + 2_000);
      await booking.expectState('ticketed');
      await booking.expectMoney(['blocked', paid], ['payment', paid]);
      await booking.expectWallet(desk, { balance: deposited - paid, held: 0 });
    });
  });

  test.describe(`an unknown outcome (${nameOf(look)})`, () => {
    test.use({ look });
    test.setTimeout(180_000);

    test('of a purchase keeps the amount blocked, and the page updates itself until the tickets are there', async ({
      page,
      context,
      request,
      signedInAs,
      say,
    }) => {
      const booking = bookingPage(page, say);
      const desk = await bookingDesk(request);
      await signedInAs('admin');
      await review(page, say, desk, 'LHR-DXB');
      await fillInTraveller(page, say, 'Mona');
      // The supplier accepts the order without saying so, and cannot be queried for a while either.
      await desk.turn({ order_outcome: 'done_then_500' });
      const total = await pay(page, say);
      await desk.turn({
        order_outcome: 'normal',
        faulty_path: '/air/orders',
        error_rate: 1,
        error_status: 503,
      });
      await expect(page.getByRole('heading', { name: booking.text('doubts.pay') })).toBeVisible({
        timeout: 20_000,
      });

      const other = await context.newPage();
      const elsewhere = bookingPage(other, say);
      await elsewhere.expectDeadlines(desk, 'in_doubt');
      await elsewhere.expectWallet(desk, { balance: deposited, held: total });
      await other.close();

      await booking.action('settle').click();
      const settle = booking.dialog('bookingRecord:settle.title');
      await settle
        .getByRole('radio', { name: booking.text('bookingRecord:settle.done'), exact: true })
        .check();
      await expect(settle.getByLabel(booking.text('bookingRecord:settle.order'))).toBeVisible();
      await expectAccessibleInBoth(page, say);
      await booking.confirm('bookingRecord:settle.title', 'dialogs.back').click();
      await expect(settle).toBeHidden();
      await expect.soft(booking.action('settle')).toBeFocused();

      await desk.turn({ error_rate: 0 });
      await booking.expectState('ticketed', patience);
      await expect(page.getByRole('heading', { name: booking.text('doubts.pay') })).toHaveCount(0);
      await booking.pnr();
      await booking.expectMoney(['blocked', total], ['payment', total]);
      await booking.expectDeadlines(desk, 'void_window');
      await booking.expectWallet(desk, { balance: deposited - total, held: 0 });
    });
  });
}
