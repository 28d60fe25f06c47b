import { screen, waitFor, within } from '@testing-library/react';
import type { Booking } from '@traveldesk/bookings-contract';
import { actions, booking, bookingId, euro, fakeBookings } from '@traveldesk/bookings-ui/testing';
import { problem, renderRoutes } from '@traveldesk/shared-testing/web';
import { BookingViewPage } from '../bookings/BookingViewPage';

const open = () =>
  renderRoutes([{ path: '/flights/bookings/view/:id', element: <BookingViewPage /> }], {
    at: `/flights/bookings/view/${bookingId}`,
    permissions: ['flights_bookings', 'issue_bookings', 'cancel_bookings', 'refund_bookings'],
  });
const action = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('a hold is paid', () => {
  it('not, where one goes back: who asked has the focus again', async () => {
    fakeBookings();
    const { user } = await open();
    await user.click(await action('Issue ticket'));
    await user.click((await dialog()).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await action('Issue ticket')).toHaveFocus();
  });

  it('once, with what was shown, though it is clicked twice', async () => {
    const api = fakeBookings();
    const { user, said } = await open();
    await user.click(await action('Issue ticket'));
    const asked = await dialog();
    expect(asked.getByText(/320/)).toBeVisible();
    const pay = asked.getByRole('button', { name: 'Pay and issue' });
    await user.dblClick(pay);
    await waitFor(() => expect(said()).toBe('The payment was sent.'));
    const calls = api.callsTo('POST /flights/bookings/{id}/pay');
    expect(calls).toHaveLength(1);
    expect(calls[0]?.body).toEqual({ total: euro('320.00') });
    expect(calls[0]?.headers.get('if-match')).toBe('"3"');
    expect(calls[0]?.headers.get('idempotency-key')).toMatch(/.{8,}/);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('at a price that has risen only when that is agreed to, as another call', async () => {
    let total = euro('320.00');
    const api = fakeBookings(() => booking({ price: { total, base: null, tax: null, extras: null } }), {
      'POST /flights/bookings/{id}/pay': ({ body }) => {
        if ((body as { total: { amount: string } }).total.amount === '350.00')
          return { body: { message: 'The payment was sent.', data: {} } };
        total = euro('350.00');
        return problem(422, 'booking_price_rose', 'It comes to EUR 350.00 now.');
      },
    });
    const { user, said } = await open();
    await user.click(await action('Issue ticket'));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('It comes to EUR 350.00 now.');
    expect(await asked.findByText(/EUR.350\.00$/)).toBeVisible();
    expect(asked.getByText('Before')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    await waitFor(() => expect(said()).toBe('The payment was sent.'));
    const keys = api
      .callsTo('POST /flights/bookings/{id}/pay')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(2);
  });

  it('shows the old and the new total of a hold whose price has risen, so that the first payment has the new one', async () => {
    let total = euro('320.00');
    const price = () => ({ total, base: null, tax: null, extras: null });
    const api = fakeBookings(() => booking({ flags: ['price_rose'], price: price() }), {
      'POST /flights/bookings/{id}/price-checks': () => {
        total = euro('350.00');
        return { body: { data: { before: euro('320.00') } } };
      },
    });
    const { user, said } = await open();
    await user.click(await action('Issue ticket'));
    const asked = await dialog();
    expect(await asked.findByText('Before')).toBeVisible();
    expect(asked.getByText(/EUR.320\.00$/)).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    await waitFor(() => expect(said()).toBe('The payment was sent.'));
    expect(api.callsTo('POST /flights/bookings/{id}/pay').map(({ body }) => body)).toEqual([
      { total: euro('350.00') },
    ]);
  });

  it('not where it was cancelled meanwhile, which it says, and offers no longer', async () => {
    let now: Booking = booking();
    const api = fakeBookings(() => now, {
      'POST /flights/bookings/{id}/pay': () => {
        now = booking({ state: 'cancelled', version: 5, available_actions: actions(['assign']) });
        return problem(412, 'stale', 'Somebody else has changed it meanwhile.');
      },
    });
    const { user } = await open();
    await user.click(await action('Issue ticket'));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    expect(
      await asked.findByText('The booking has changed meanwhile: this cannot be done any more.'),
    ).toBeVisible();
    expect(asked.getByRole('button', { name: 'Pay and issue' })).toBeDisabled();
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    expect(api.callsTo('POST /flights/bookings/{id}/pay')).toHaveLength(1);
  });

  it('not where somebody else was faster: what is so now is shown', async () => {
    let version = 3;
    const api = fakeBookings(() => booking({ version }), {
      'POST /flights/bookings/{id}/pay': ({ headers }) => {
        if (headers.get('if-match') === '"4"')
          return { body: { message: 'The payment was sent.', data: {} } };
        version = 4;
        return problem(412, 'stale', 'Somebody else has changed it meanwhile.');
      },
    });
    const { user } = await open();
    await user.click(await action('Issue ticket'));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('Somebody else has changed it meanwhile.');
    await waitFor(() => expect(api.callsTo('GET /flights/bookings/{id}')).toHaveLength(2));
    expect(api.callsTo('POST /flights/bookings/{id}/pay')).toHaveLength(1);
  });
});
