import { screen, within } from '@testing-library/react';
import { booking, bookingId, euro, fakeBookings } from '@traveldesk/bookings-ui/testing';
import { renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { BookingViewPage } from './BookingViewPage';

const at = `/flights/bookings/view/${bookingId}`;
const open = (options: RenderOptions = {}) =>
  renderRoutes([{ path: '/flights/bookings/view/:id', element: <BookingViewPage /> }], {
    at,
    permissions: ['flights_bookings', 'issue_bookings'],
    ...options,
  });

describe('the header of a booking', () => {
  it('shows travelers, total, and the deadline to the minute with its time zone', async () => {
    const deadline = { kind: 'payment', at: '2099-11-26T08:00:00.000Z' } as const;
    fakeBookings(() => booking({ deadline }));
    await open();
    await screen.findByRole('heading', { level: 1, name: 'AB12CD' });
    const header = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
    expect(header).toHaveTextContent('Lead traveler Mona Said');
    expect(header).toHaveTextContent(/Total EUR\s320\.00/);
    expect(header).toHaveTextContent(/Ticketing deadline 26 Nov 2099, \d\d:00 (UTC|GMT\S*) · +in /);
  });

  it('shows the known facts of a manual booking', async () => {
    fakeBookings(() => booking({ kind: 'manual', supplier: null, price: null, deadline: null }));
    await open();
    await screen.findByRole('heading', { level: 1, name: 'AB12CD' });
    const header = screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement;
    expect(header).toHaveTextContent('Lead traveler Mona Said');
    expect(header).not.toHaveTextContent('Total');
  });
});

describe('the facts of a booking', () => {
  it.each([
    ['ticketed', '0.00', false],
    ['ticketed', '20.00', true],
    ['refund_pending', '0.00', true],
  ] as const)(
    'name the refund only if something was or will be refunded: %s, %s',
    async (state, amount, shown) => {
      fakeBookings(() => booking({ state, refunded: euro(amount) }));
      await open();
      await screen.findByRole('heading', { level: 1, name: 'AB12CD' });
      expect(screen.queryAllByText('Given back')).toHaveLength(shown ? 1 : 0);
    },
  );
});

describe('the money of a booking', () => {
  it('separates blocked money from payments and refunds, with signs that add up', async () => {
    const none = { amount: null, blocked: null, transaction_id: null, at: '2026-11-24T08:00:00.000Z' };
    const data = [
      { ...none, kind: 'blocked', blocked: euro('320.00') },
      { ...none, kind: 'payment', amount: euro('-320.00'), blocked: euro('-320.00') },
      { ...none, kind: 'blocked', blocked: euro('40.00') },
      { ...none, kind: 'refund', amount: euro('250.00') },
    ];
    fakeBookings(undefined, {
      'GET /flights/bookings/{id}/money': () => ({
        body: { data, amount: euro('-70.00'), blocked: euro('40.00') },
      }),
    });
    await open({ at: `${at}?tab=money` });
    const table = await screen.findByRole('table', { name: 'Money' });
    await within(table).findByRole('rowheader', { name: 'Payment' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .slice(1)
          .map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
      );
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(expect.arrayContaining(['Blocked', 'Wallet']));
    expect(rows.slice(1)).toEqual([
      ['EUR 320.00', ''],
      ['-EUR 320.00', '-EUR 320.00'],
      ['EUR 40.00', ''],
      ['', 'EUR 250.00'],
      ['EUR 40.00', '-EUR 70.00'],
    ]);
  });
});
