import { screen, waitFor, within } from '@testing-library/react';
import { bookingId, fakeBookings } from '@traveldesk/bookings-ui/testing';
import { problem, renderRoutes } from '@traveldesk/shared-testing/web';
import { BookingViewPage } from '../bookings/BookingViewPage';

describe('a payment without an answer', () => {
  it('is reported, the booking is read again, and the same call is repeated once', async () => {
    const path = 'POST /flights/bookings/{id}/pay';
    let tries = 0;
    const api = fakeBookings(undefined, {
      [path]: () =>
        (tries += 1) === 1
          ? { headers: { 'content-type': 'text/html' }, text: '<html>Sign in to the network</html>' }
          : { body: { message: 'The payment was sent.', data: {} } },
    });
    const { user, said } = await renderRoutes(
      [{ path: '/flights/bookings/view/:id', element: <BookingViewPage /> }],
      {
        at: `/flights/bookings/view/${bookingId}`,
        permissions: ['flights_bookings', 'issue_bookings'],
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Issue ticket' }));
    const asked = within(await screen.findByRole('dialog'));
    const read = api.callsTo('GET /flights/bookings/{id}').length;
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    expect(await asked.findByRole('alert')).toHaveTextContent(/^No answer came: it may or may not/);
    await waitFor(() => expect(api.callsTo('GET /flights/bookings/{id}').length).toBeGreaterThan(read));
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    await waitFor(() => expect(said()).toBe('The payment was sent.'));
    const keys = api.callsTo(path).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it.each([
    ['repeats the same call after a fault with an unknown outcome', 503, 1],
    ['sends a new call after a refusal', 422, 2],
  ])('%s (%i)', async (_, status, calls) => {
    const path = 'POST /flights/bookings/{id}/pay';
    let tries = 0;
    const api = fakeBookings(undefined, {
      [path]: () =>
        (tries += 1) === 1
          ? problem(status, 'failed', 'It went wrong.')
          : { body: { message: 'The payment was sent.', data: {} } },
    });
    const { user, said } = await renderRoutes(
      [{ path: '/flights/bookings/view/:id', element: <BookingViewPage /> }],
      {
        at: `/flights/bookings/view/${bookingId}`,
        permissions: ['flights_bookings', 'issue_bookings'],
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Issue ticket' }));
    const asked = within(await screen.findByRole('dialog'));
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    await asked.findByRole('alert');
    await user.click(asked.getByRole('button', { name: 'Pay and issue' }));
    await waitFor(() => expect(said()).toBe('The payment was sent.'));
    const keys = api.callsTo(path).map(({ headers }) => headers.get('idempotency-key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, calls]);
  });
});
