import { act, screen, waitFor } from '@testing-library/react';
import type { Booking } from '@traveldesk/bookings-contract';
import { booking, bookingId, fakeBookings, operation, progressOf } from '@traveldesk/bookings-ui/testing';
import { problem, renderRoutes } from '@traveldesk/shared-testing/web';
import { BookingViewPage } from './BookingViewPage';

const open = () =>
  renderRoutes([{ path: '/flights/bookings/view/:id', element: <BookingViewPage /> }], {
    at: `/flights/bookings/view/${bookingId}`,
    permissions: ['flights_bookings', 'issue_bookings'],
  });

describe('an open operation', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('is polled until its end, which is announced', async () => {
    let now: Booking = booking({ state: 'payment_pending', operation: operation() });
    const api = fakeBookings(() => now);
    await open();
    expect(await screen.findByText(/payment was sent to the supplier/)).toBeVisible();
    const told = screen.getByText('Payment pending').closest('[role="status"]');
    expect(told).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(api.callsTo('GET /flights/bookings/{id}/progress').length).toBeGreaterThanOrEqual(2);
    now = booking({ state: 'ticketed', version: 5, operation: null });
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    const ended = await screen.findByText('Ticketed');
    expect(ended).toBeVisible();
    expect(ended.closest('[role="status"]')).toBe(told);
    const asked = api.callsTo('GET /flights/bookings/{id}/progress').length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.callsTo('GET /flights/bookings/{id}/progress')).toHaveLength(asked);
    expect(progressOf(now).under_way).toBe(false);
  });

  it('is loaded again at the next poll if its reload failed', async () => {
    let now: Booking = booking({ state: 'payment_pending', operation: operation() });
    let fails = 0;
    fakeBookings(() => now, {
      'GET /flights/bookings/{id}': () => {
        if (now.state === 'payment_pending' || fails > 0) return { body: now };
        fails += 1;
        return problem(500, 'internal', 'It did not work.');
      },
    });
    await open();
    expect(await screen.findByText('Payment pending')).toBeVisible();
    now = booking({ state: 'ticketed', version: 5, operation: null });
    await act(() => jest.advanceTimersByTimeAsync(5_000));
    expect(await screen.findByText('Ticketed')).toBeVisible();
    expect(fails).toBe(1);
  });

  it('renews the time of the next look-up, though a look-up without a result changes no version', async () => {
    const inDoubt = (next_check_at: string) =>
      booking({ state: 'issuing', operation: operation({ state: 'in_doubt', next_check_at }) });
    let now = inDoubt('2099-11-24T08:05:00.000Z');
    fakeBookings(() => now);
    await open();
    const notice = await screen.findByRole('region', { name: /In doubt: payment/ });
    const shown = () => notice.querySelector('time')?.dateTime;
    expect(shown()).toBe('2099-11-24T08:05:00.000Z');
    now = inDoubt('2099-11-24T09:05:00.000Z');
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    await waitFor(() => expect(shown()).toBe('2099-11-24T09:05:00.000Z'));
  });
});
