import { bookingDesk, deposited } from '../support/booking-desk';
import { bookingPage, expectAccessibleInBoth, minorOf } from '../support/booking-page';
import { dayIn } from '../support/days';
import { looksFor, nameOf, oneOfEach } from '../support/looks';
import { expect, test } from '../support/test';

const looks = looksFor(import.meta.filename, oneOfEach);

for (const look of looks) {
  test.describe(`changes of a booking (${nameOf(look)})`, () => {
    test.use({ look });

    test('a hold is canceled: its deadlines and seats are gone, and nothing was paid', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const booking = bookingPage(page, say);
      const desk = await bookingDesk(request);
      const id = await desk.book('hold', 'LHR-DXB');
      await signedInAs('admin');
      await booking.expectDeadlines(desk, 'price_guarantee', 'payment');
      await page.locator('main tbody tr a').first().click();
      await expect(page).toHaveURL(new RegExp(id));
      await booking.expectState('on_hold');
      await booking.action('cancel').click();
      await booking.confirm('bookingRecord:cancel.title', 'bookingRecord:cancel.confirm').click();
      await booking.expectState('cancelled');
      await expect(booking.action('pay')).toHaveCount(0);
      await booking.tab('history');
      await expect(page.getByRole('tabpanel')).toContainText(
        booking.text('bookingRecord:events.cancel_done'),
      );
      await booking.expectMoney();
      await expect(page.getByText(booking.text('money.none'))).toBeVisible();
      await booking.expectDeadlines(desk);
      await booking.expectWallet(desk, { balance: deposited, held: 0 });
    });

    test('tickets are voided within their window, and the full amount is returned', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const booking = bookingPage(page, say);
      const desk = await bookingDesk(request);
      const id = await desk.book('pay', 'LHR-DXB');
      await signedInAs('admin');
      await booking.expectDeadlines(desk, 'void_window');
      await booking.open(id);
      await booking.expectState('ticketed');
      await booking.action('void').click();
      await expect(booking.confirm('bookingRecord:void.title', 'bookingRecord:void.confirm')).toBeDisabled();
      await booking.confirm('bookingRecord:void.title', 'bookingRecord:void.ask').click();
      await expect(booking.confirm('bookingRecord:void.title', 'bookingRecord:void.confirm')).toBeEnabled();
      const back = await booking.amountIn('bookingRecord:void.title', 'quote.whole');
      await expectAccessibleInBoth(page, say);
      await booking.confirm('bookingRecord:void.title', 'bookingRecord:void.confirm').click();
      await booking.expectState('voided');
      await booking.expectMoney(['blocked', back], ['payment', back], ['refund', back]);
      await booking.tab('tickets');
      await expect(
        page.getByRole('table', { name: booking.text('flight-bookings:tabs.tickets') }),
      ).toContainText(booking.text('flight-bookings:tickets.states.voided'));
      await booking.expectDeadlines(desk);
      await booking.expectWallet(desk, { balance: deposited, held: 0 });
    });

    test('flights are changed: the quoted amount is paid, and new tickets are issued', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const booking = bookingPage(page, say);
      const desk = await bookingDesk(request);
      const id = await desk.book('pay', 'LHR-DXB');
      await signedInAs('admin');
      await booking.open(id, 'money');
      const paid = minorOf(
        await page
          .getByRole('row', { name: booking.text('money.payment') })
          .getByRole('cell')
          .last()
          .innerText(),
      );
      await booking.action('request_change').click();
      const dialog = booking.dialog('flight-bookings:change.title');
      await dialog.getByLabel(booking.text('flight-bookings:change.day', { trip: '1' })).fill(dayIn(64));
      await booking.confirm('flight-bookings:change.title', 'flight-bookings:change.search').click();
      await dialog
        .getByRole('button', { name: booking.text('flight-bookings:change.choose') })
        .first()
        .click({ timeout: 20_000 });
      await expect(
        booking.confirm('flight-bookings:change.title', 'flight-bookings:change.confirm'),
      ).toBeEnabled();
      // SUPPLIER 6: the training airline charges 125, of which 25 are the penalty.
      const due = await booking.amountIn('flight-bookings:change.title', 'quote.due');
      expect(due).toBe(12_500);
      await expectAccessibleInBoth(page, say);
      await booking.confirm('flight-bookings:change.title', 'flight-bookings:change.confirm').click();
      await booking.expectState('changed');
      await booking.expectMoney(['blocked', paid], ['payment', paid], ['blocked', due], ['payment', due]);
      await booking.tab('tickets');
      await expect(
        page.getByRole('table', { name: booking.text('flight-bookings:tabs.tickets') }),
      ).toContainText(booking.text('flight-bookings:tickets.states.exchanged'));
      await booking.expectWallet(desk, { balance: deposited - paid - due, held: 0 });
    });

    for (const answer of ['accepted', 'refused'] as const) {
      test(`the airline changes the flights, which is ${answer}`, async ({
        page,
        request,
        signedInAs,
        say,
      }) => {
        const booking = bookingPage(page, say);
        const desk = await bookingDesk(request);
        const id = await desk.book('pay', 'LHR-LTN');
        await signedInAs('admin');
        await booking.open(id, 'changes');
        await booking.expectState('ticketed');
        const change = page
          .getByRole('tabpanel')
          .locator('section', { hasText: booking.text('flight-bookings:changes.before') });
        // Before and now, each with departure and arrival, after the time of discovery.
        const clocks = (await change.innerText()).match(/\b\d\d:\d\d\b/g) ?? [];
        const [before, , now] = clocks.slice(-4);
        expect(before).not.toBe(now);
        if (answer === 'accepted') {
          const accept = { name: booking.text('flight-bookings:changes.accept') };
          await change.getByRole('button', accept).click();
          await page.getByRole('dialog').getByRole('button', accept).click();
          await expect(change).toContainText(booking.text('flight-bookings:changes.actions.accepted'));
          await page.getByRole('tab', { name: say('common', 'record.details') }).click();
          // The airline's current time, on its airport's clock.
          await expect(
            page.getByRole('region', { name: booking.text('flight-bookings:tabs.itinerary') }),
          ).toContainText(now ?? 'no clock');
          await booking.expectState('ticketed');
          return;
        }
        await change.getByRole('button', { name: booking.text('flight-bookings:changes.otherwise') }).click();
        const dialog = booking.dialog('flight-bookings:changes.answer.title');
        await dialog
          .getByRole('radio', { name: booking.text('flight-bookings:changes.answer.note_cancelled') })
          .check();
        await expectAccessibleInBoth(page, say);
        await booking
          .confirm('flight-bookings:changes.answer.title', 'flight-bookings:changes.answer.confirm')
          .click();
        await expect(change).toContainText(booking.text('flight-bookings:changes.actions.cancelled'));
        await expect(change.getByRole('button')).toHaveCount(0);
        await booking.expectState('ticketed');
      });
    }
  });

  test.describe(`a refund (${nameOf(look)})`, () => {
    test.use({ look });

    test('is quoted, left open, and confirmed: the penalty is kept, the rest is returned', async ({
      page,
      request,
      signedInAs,
      say,
    }) => {
      const booking = bookingPage(page, say);
      const desk = await bookingDesk(request);
      // After its void window an airline keeps a penalty.
      await desk.turn({ void_hours: 0 });
      const id = await desk.book('pay', 'LHR-DXB');
      await signedInAs('admin');
      await booking.open(id);
      await booking.expectState('ticketed');
      // Viewing the quote changes nothing.
      await booking.action('quote_cancellation').click();
      await expect(
        booking.confirm('bookingRecord:refund.title', 'bookingRecord:refund.confirm'),
      ).toBeDisabled();
      await booking.confirm('bookingRecord:refund.title', 'dialogs.back').click();
      await booking.open(id);
      await booking.expectState('ticketed');

      await booking.action('quote_cancellation').click();
      await booking.confirm('bookingRecord:refund.title', 'bookingRecord:refund.ask').click();
      await expect(
        booking.confirm('bookingRecord:refund.title', 'bookingRecord:refund.confirm'),
      ).toBeEnabled();
      const back = await booking.amountIn('bookingRecord:refund.title', 'quote.back');
      const kept = await booking.amountIn('bookingRecord:refund.title', 'quote.kept');
      const penalty = await booking.amountIn('bookingRecord:refund.title', 'quote.penalty');
      expect(back).toBeGreaterThan(0);
      expect(penalty).toBeGreaterThan(0);
      expect(kept).toBeGreaterThanOrEqual(penalty);
      await expectAccessibleInBoth(page, say);
      await booking.confirm('bookingRecord:refund.title', 'dialogs.back').click();
      await expect.soft(booking.action('quote_cancellation')).toBeFocused();
      await booking.expectQuoted('cancel');
      await booking.expectDeadlines(desk, 'refund_quote');
      await booking.expectWallet(desk, { balance: deposited - back - kept, held: 0 });

      // Dismissed, the booking is unchanged; and a new quote can be requested.
      await booking.open(id);
      await booking.action('quote_cancellation').click();
      await booking.confirm('bookingRecord:refund.title', 'quote.letGo').click();
      await booking.expectState('ticketed');
      await booking.expectDeadlines(desk);

      await booking.open(id);
      await booking.action('quote_cancellation').click();
      await booking.confirm('bookingRecord:refund.title', 'bookingRecord:refund.ask').click();
      await booking
        .confirm('bookingRecord:refund.title', 'bookingRecord:refund.confirm')
        .click({ timeout: 20_000 });
      await booking.expectState('refunded');
      await booking.expectMoney(['blocked', back + kept], ['payment', back + kept], ['refund', back]);
      await booking.expectDeadlines(desk);
      await booking.expectWallet(desk, { balance: deposited - kept, held: 0 });
    });
  });
}
