import { act, screen, waitFor, within } from '@testing-library/react';
import type { Booking } from '@traveldesk/bookings-contract';
import { problem, renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import {
  actions,
  booking,
  bookingId,
  euro,
  fakeBookings,
  operation,
  progressOf,
  quote,
} from '../bookings.fake';
import { BookingViewPage } from './BookingViewPage';

const at = `/flights/bookings/view/${bookingId}`;
const open = (options: RenderOptions = {}) =>
  renderRoutes([{ path: '/flights/bookings/view/:id', element: <BookingViewPage /> }], {
    at,
    permissions: ['flights_bookings', 'issue_bookings', 'cancel_bookings', 'refund_bookings'],
    ...options,
  });
const action = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the page of a booking', () => {
  it('says what it is, who looks after it and until when it is to be paid', async () => {
    fakeBookings();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'AB12CD' })).toBeVisible();
    expect(await screen.findByText('On hold')).toBeVisible();
    expect(screen.getByText('Nile Travel')).toBeVisible();
    expect(screen.getByText(/\(training\)/)).toBeVisible();
    expect(screen.getAllByText(/Ticketing deadline/)[0]).toBeVisible();
  });

  it('says what cannot be done, and why, and who could', async () => {
    const others = {
      void: { obstacle: 'void_never' },
      settle: { obstacle: 'permission', permission: 'settle_bookings' },
    } as const;
    fakeBookings(() => booking({ available_actions: actions(['pay'], others) }));
    const { user } = await open();
    await user.click(await screen.findByText('What cannot be done now, and why'));
    expect(screen.getByText(/Void: this airline does not void tickets/)).toBeVisible();
    const missing = screen.getByText(/Settle the doubt: you do not have the permission/);
    expect(within(missing).getByRole('button')).toBeVisible();
  });

  it('says of one in doubt that nobody pays twice', async () => {
    const open_ = operation({
      state: 'in_doubt',
      cause: 'unanswered',
      next_check_at: '2099-11-24T08:05:00.000Z',
    });
    fakeBookings(() => booking({ state: 'issuing', operation: open_, available_actions: actions(['note']) }));
    await open();
    const notice = await screen.findByRole('region', { name: /In doubt: payment/ });
    expect(notice).toHaveTextContent('nobody pays twice');
    expect(notice).toHaveTextContent('No answer came in time.');
    expect(notice).toHaveTextContent('Next check');
  });

  it('says that there is no such booking', async () => {
    fakeBookings(undefined, {
      'GET /flights/bookings/{id}': () => problem(404, 'not_found', 'There is no such booking.'),
    });
    const { address } = await open();
    await waitFor(() => expect(address()).toBe(`/error${at}`));
  });

  it('says what is urgent, and offers what can be done, on every tab', async () => {
    const inDoubt = operation({ state: 'in_doubt' });
    fakeBookings(() => booking({ operation: inDoubt, available_actions: actions(['settle']) }));
    await open({ at: `${at}?tab=money` });
    expect(await screen.findByText('No movements yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: /In doubt: payment/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Settle the doubt' })).toBeVisible();
  });

  it('gives its reference to the clipboard', async () => {
    fakeBookings();
    const { user } = await open();
    await user.click(await action('Copy the booking reference'));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('AB12CD');
  });

  it('says of a group where it wishes to go', async () => {
    const trips = [{ origin: 'CAI', destination: 'JED', date: '2027-02-01' }];
    fakeBookings(() => booking({ kind: 'group', pnr: null, group: { name: 'Choir', trips } }));
    await open();
    const wish = await screen.findByRole('region', { name: 'Itinerary' });
    expect(wish).toHaveTextContent('Choir');
    expect(wish).toHaveTextContent('CAI–JED');
  });

  it('shows of a passport its end alone', async () => {
    fakeBookings();
    await open({ at: `${at}?tab=travellers` });
    expect(await screen.findByText('… 567')).toBeVisible();
  });
});

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

describe('what is being done', () => {
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  it('is followed to its end, and no longer', async () => {
    let now: Booking = booking({ state: 'payment_pending', operation: operation() });
    const api = fakeBookings(() => now);
    await open();
    expect(await screen.findByText(/payment was sent to the supplier/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(api.callsTo('GET /flights/bookings/{id}/progress').length).toBeGreaterThanOrEqual(2);
    now = booking({ state: 'ticketed', version: 5, operation: null });
    await act(() => jest.advanceTimersByTimeAsync(2_500));
    expect(await screen.findByText('Ticketed')).toBeVisible();
    const asked = api.callsTo('GET /flights/bookings/{id}/progress').length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(api.callsTo('GET /flights/bookings/{id}/progress')).toHaveLength(asked);
    expect(progressOf(now).under_way).toBe(false);
  });
});

describe('tickets are given back', () => {
  const ticketed = () => booking({ state: 'ticketed', available_actions: actions(['quote_cancellation']) });

  it('after what it brings was shown, as it was shown', async () => {
    const api = fakeBookings(ticketed);
    const { user, said } = await open();
    await user.click(await action('Refund'));
    const asked = await dialog();
    expect(await asked.findByText(/250\.00/)).toBeVisible();
    expect(asked.getByText('Airline’s penalty')).toBeVisible();
    await user.click(asked.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(said()).toBe('The refund was sent.'));
    expect(api.callsTo('POST /flights/bookings/{id}/refund')[0]?.body).toEqual({
      quote_id: quote().id,
      reason: null,
    });
  });

  it('says where the airline gives no money of a wallet', async () => {
    fakeBookings(ticketed, {
      'POST /flights/bookings/{id}/cancellation-quotes': () => ({
        body: { message: '', data: quote({ to: 'airline_credit', back: euro('0.00') }) },
      }),
    });
    const { user } = await open();
    await user.click(await action('Refund'));
    expect(await (await dialog()).findByText(/it is not wallet money/)).toBeVisible();
  });

  it('not by a quote that is over', async () => {
    fakeBookings(ticketed, {
      'POST /flights/bookings/{id}/cancellation-quotes': () => ({
        body: { message: '', data: quote({ expires_at: '2020-01-01T00:00:00.000Z' }) },
      }),
    });
    const { user } = await open();
    await user.click(await action('Refund'));
    const asked = await dialog();
    await asked.findByText(/250\.00/);
    expect(asked.getByRole('button', { name: 'Refund' })).toBeDisabled();
  });
});

it('a doubt is settled by a person, with a reason', async () => {
  const inDoubt = operation({ state: 'in_doubt' });
  const api = fakeBookings(() =>
    booking({ state: 'issuing', operation: inDoubt, available_actions: actions(['settle']) }),
  );
  const { user, said } = await open();
  await user.click(await action('Settle the doubt'));
  const asked = await dialog();
  const settle = asked.getByRole('button', { name: 'Settle' });
  await user.click(asked.getByRole('radio', { name: 'The supplier did it' }));
  expect(settle).toBeDisabled();
  await user.type(asked.getByRole('textbox', { name: /Who said so/ }), 'By phone');
  await user.click(settle);
  await waitFor(() => expect(said()).toBe('It is settled.'));
  const [call] = api.callsTo('POST /flights/bookings/{id}/settle');
  expect(call?.body).toEqual({
    operation_id: inDoubt.id,
    outcome: 'done',
    pnr: null,
    order_ref: null,
    reason: 'By phone',
  });
  expect(call?.headers.get('idempotency-key')).toMatch(/.{8,}/);
});
