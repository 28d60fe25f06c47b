import type { Page } from '@playwright/test';
import { bookingDesk, deposited, type Desk } from '../support/booking-desk';
import { bookingPage, expectAccessibleInBoth, fillInTraveller, minorOf } from '../support/booking-page';
import { dayIn } from '../support/days';
import { nameOf } from '../support/looks';
import { expect, test } from '../support/test';
import type { textsOf } from '../support/texts';

const looks = [
  { language: 'en', theme: 'dark' },
  { language: 'ar', theme: 'light' },
] as const;

/** A look-up that fails is made again after 15 s, and then after a minute. */
const patience = 100_000;

/** From the results of a company’s search to the filled-in review of its first flight. */
async function review(page: Page, say: ReturnType<typeof textsOf>, { company }: Desk, inDays: number) {
  const criteria = `type=oneway&trips=LHR-DXB-${dayIn(inDays)}&cabin=Economy&adults=1&airlines=ZZ`;
  await page.goto(`/flights/results?${criteria}&company_id=${company.id}`);
  await page
    .getByRole('link', { name: say('flights', 'results.choose') })
    .first()
    .click({ timeout: 30_000 });
  await fillInTraveller(page, say, 'Mona');
}

/** The last look says what it comes to; answers that in minor units, once it is agreed to. */
async function pay(page: Page, say: ReturnType<typeof textsOf>): Promise<number> {
  const text = (key: string) => say('bookings', `review.${key}`);
  await page.getByRole('button', { name: text('order.pay') }).click();
  const look = page.getByRole('dialog', { name: text('look.pay') });
  const total = minorOf(await look.locator('dd strong').innerText());
  await look.locator('.ant-btn-primary').click();
  await expect(page).toHaveURL(/\/flights\/bookings\/view\//, { timeout: 30_000 });
  return total;
}

test('a price that rises between look and pay is accepted, and is what is paid', async ({
  page,
  request,
  signedInAs,
  say,
}) => {
  const booking = bookingPage(page, say);
  const flights = (key: string) => say('flights', key);
  const desk = await bookingDesk(request);
  await signedInAs('admin');
  await review(page, say, desk, 60);
  await expect(page.getByText(flights('review.unchanged'))).toBeVisible();
  const totals = page.locator('main aside strong').first();
  const before = minorOf(await totals.innerText());
  const order = page.getByRole('button', { name: booking.text('review.order.pay') });

  await desk.turn({ price: 1.2 });
  await page.getByRole('button', { name: flights('review.checkAgain') }).click();
  await expect(page.getByRole('heading', { name: flights('review.changed') })).toBeVisible();
  await expect(order).toBeDisabled();
  await expectAccessibleInBoth(page, say);
  await page
    .getByRole('button', { name: flights('review.accept.price') })
    .or(page.getByRole('button', { name: flights('review.accept.changes') }))
    .click();
  await expect(page.getByRole('heading', { name: flights('review.accepted') })).toBeVisible();
  // Nothing that was typed is lost meanwhile.
  await expect(order).toBeEnabled();
  const paid = await pay(page, say);
  expect(paid).toBeGreaterThan(before);
  await booking.expectState('ticketed');
  await booking.expectMoney(['blocked', paid], ['payment', paid]);
  await booking.expectWallet(desk, { balance: deposited - paid, held: 0 });
});

for (const look of looks) {
  test.describe(`in doubt (${nameOf(look)})`, () => {
    test.use({ look });
    test.setTimeout(180_000);

    test('whether it was bought: the amount stays blocked, and the page follows it to its tickets by itself', async ({
      page,
      context,
      request,
      signedInAs,
      say,
    }) => {
      const booking = bookingPage(page, say);
      const desk = await bookingDesk(request);
      await signedInAs('admin');
      await review(page, say, desk, 61);
      // The supplier takes the order and does not say so; and for a while it cannot be asked either.
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
      const settle = booking.dialog('settle.title');
      await settle.getByRole('radio', { name: booking.text('settle.done') }).check();
      await expect(settle.getByLabel(booking.text('settle.order'))).toBeVisible();
      await expectAccessibleInBoth(page, say);
      await booking.confirm('settle.title', 'dialogs.back').click();
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
