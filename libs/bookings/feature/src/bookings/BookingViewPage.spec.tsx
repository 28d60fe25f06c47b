// Runs alone: the parts that a page loads later must not be loaded yet.
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Booking } from '@traveldesk/bookings-contract';
import {
  actions,
  booking,
  bookingId,
  fakeBookings,
  operation,
  registerProduct,
} from '@traveldesk/bookings-ui/testing';
import { problem, renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
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
  it('shows its state, its owner and its payment deadline', async () => {
    fakeBookings();
    await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'AB12CD' })).toBeVisible();
    expect(await screen.findByText('On hold')).toBeVisible();
    expect(screen.getByText('Nile Travel')).toBeVisible();
    expect(screen.getByText(/\(training\)/)).toBeVisible();
    expect(screen.getAllByText(/Ticketing deadline/)[0]).toBeVisible();
  });

  it('names actions that the state forbids, with the reason, but not actions that others may do', async () => {
    const others = {
      void: { obstacle: 'void_never' },
      quote_cancellation: { obstacle: 'permission', permission: 'refund_bookings' },
    } as const;
    fakeBookings(() => booking({ available_actions: actions(['pay', 'assign'], others) }));
    const { user } = await open();
    await user.click(await screen.findByText('What cannot be done now, and why'));
    expect(screen.getByText(/Void: this airline does not void tickets/)).toBeVisible();
    expect(screen.queryByText(/^Refund/)).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Who can do this?' })).not.toBeInTheDocument();
  });

  it('shows no reasons if only permissions are missing', async () => {
    const others = { void: { obstacle: 'permission', permission: 'cancel_bookings' } } as const;
    fakeBookings(() => booking({ available_actions: actions(['pay', 'assign'], others) }));
    await open();
    await action('Issue ticket');
    expect(screen.queryByText('What cannot be done now, and why')).not.toBeInTheDocument();
  });

  it.each([
    ['en', 'You may only look at this booking.'],
    ['fr', 'Vous pouvez seulement consulter cette réservation.'],
    ['ar', 'يمكنك الاطلاع على هذا الحجز فقط.'],
  ] as const)('says once that the user may only look, and who can do more (%s)', async (language, said) => {
    const others = {
      pay: { obstacle: 'permission', permission: 'issue_bookings' },
      documents: { obstacle: 'state' },
      assign: { obstacle: 'permission', permission: 'flights_bookings' },
      note: { obstacle: 'permission', permission: 'flights_bookings' },
    } as const;
    fakeBookings(() => booking({ available_actions: actions([], others) }));
    await open({ language });
    const line = await screen.findByText(said);
    expect(within(line).getByRole('button')).toBeVisible();
    expect(document.querySelector('details')).toBeNull();
  });

  it('of a manual booking says that its price waits, shows the blocked amount, and links to the request', async () => {
    const approvalId = '0198f000-0000-7000-8000-0000000000c7';
    fakeBookings(() =>
      booking({
        kind: 'manual',
        state: 'payment_pending',
        held: { amount: '1500.00', currency: 'EUR' },
        approval_id: approvalId,
      }),
    );
    await open({ permissions: ['flights_bookings', 'add_bookings', 'show_approvals'] });
    const notice = within(await screen.findByRole('region', { name: 'Waiting for approval' }));
    expect(notice.getByText(/EUR\s1,500\.00/)).toBeVisible();
    expect(notice.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      `/approvals/view/${approvalId}`,
    );
    expect(screen.queryByRole('link', { name: /Edit/ })).not.toBeInTheDocument();
  });

  it('says of a doubt that nobody pays twice', async () => {
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

  it('names differing parts of an answer in words, and quotes the supplier’s own text unchanged', async () => {
    const doubt = operation({ state: 'in_doubt', cause: 'misfit', said: 'price, flights, unheard_of' });
    const refused = operation({ state: 'refused', cause: 'other', said: 'price, flights' });
    fakeBookings(() => booking({ state: 'issuing', operation: doubt }));
    await open();
    const notice = await screen.findByRole('region', { name: /In doubt: payment/ });
    expect(notice).toHaveTextContent(
      'does not match what was ordered. What does not match: price and flights.',
    );
    expect(notice).not.toHaveTextContent('unheard_of');
    cleanup();
    fakeBookings(() => booking({ last_operation: refused }));
    await open();
    expect(await screen.findByText('price, flights')).toBeVisible();
  });

  it('names the traveler and the field that the supplier refused', async () => {
    const refused = operation({ kind: 'hold', state: 'refused', cause: 'invalid_field' });
    const of = (traveller: number | null, field: 'born_on' | null) => ({
      ...refused,
      refused: { traveller, field },
    });
    fakeBookings(() => booking({ state: 'failed', last_operation: of(0, 'born_on') }));
    await open();
    expect(await screen.findByText(/what was entered for .Mona Said.: date of birth\./)).toBeVisible();
    cleanup();
    fakeBookings(() => booking({ state: 'failed', last_operation: of(null, 'born_on') }));
    await open();
    expect(await screen.findByText(/what was entered for a traveler: date of birth\./)).toBeVisible();
    cleanup();
    fakeBookings(() => booking({ state: 'failed', last_operation: of(0, null) }));
    await open();
    expect(await screen.findByText(/what was entered for .Mona Said.\./)).toBeVisible();
  });

  it('says that the booking does not exist', async () => {
    fakeBookings(undefined, {
      'GET /flights/bookings/{id}': () => problem(404, 'not_found', 'There is no such booking.'),
    });
    const { address } = await open();
    await waitFor(() => expect(address()).toBe(`/error${at}`));
  });

  it('shows urgent notices and possible actions on every tab', async () => {
    const inDoubt = operation({ state: 'in_doubt' });
    fakeBookings(() => booking({ operation: inDoubt, available_actions: actions(['settle']) }));
    await open({ at: `${at}?tab=money` });
    expect(await screen.findByText('No movements yet')).toBeVisible();
    expect(screen.getByRole('heading', { name: /In doubt: payment/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Settle the doubt' })).toBeVisible();
  });

  it('copies its reference to the clipboard', async () => {
    fakeBookings();
    const { user } = await open();
    await user.click(await action('Copy the booking reference'));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('AB12CD');
  });

  it('shows only the last digits of a passport number', async () => {
    fakeBookings();
    await open({ at: `${at}?tab=travellers` });
    expect(await screen.findByText('… 567')).toBeVisible();
  });
});

describe('an operation that starts', () => {
  afterEach(() => jest.restoreAllMocks());

  it('replaces the line of reasons, so that nothing above the tabs moves', async () => {
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(160);
    const busy = { pay: { obstacle: 'operation_open' }, void: { obstacle: 'state' } } as const;
    let now: Booking = booking({ available_actions: actions(['pay', 'assign'], { void: busy.void }) });
    fakeBookings(() => now, {
      'POST /flights/bookings/{id}/pay': () => {
        const open_ = { operation: operation(), available_actions: actions(['assign'], busy) };
        now = booking({ state: 'payment_pending', version: 4, ...open_ });
        return { status: 202, body: { message: 'The payment was sent.', data: {} } };
      },
    });
    const { user } = await open();
    const why = await screen.findByText('What cannot be done now, and why');
    const head = why.closest('details')?.parentElement as HTMLElement;
    const parts = [...head.children].map(({ childElementCount }) => childElementCount > 0);
    await user.click(await action('Issue ticket'));
    await user.click((await dialog()).getByRole('button', { name: 'Pay and issue' }));
    const doing = await screen.findByText(/payment was sent to the supplier/);
    expect(doing).toHaveRole('status');
    expect(why).not.toBeInTheDocument();
    expect(head.lastElementChild).toBe(doing);
    expect([...head.children].map(({ childElementCount }) => childElementCount > 0)).toEqual(parts);
    expect(head.style.minBlockSize).toBe('160px');
  });
});

it('a traveler’s title is in the reader’s language and direction, and the name left to right', async () => {
  fakeBookings();
  await open({ at: `${at}?tab=travellers`, language: 'ar' });
  const name = await screen.findByText('Mona Said', { selector: 'th bdi' });
  expect(name).toHaveAttribute('dir', 'ltr');
  expect(name.closest('th')).toHaveTextContent(/^\S+ Mona Said$/);
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

describe('the parts that a product adds', () => {
  beforeEach(() => registerProduct());

  it('are above the facts, and tabs in their places', async () => {
    fakeBookings(() => booking({ available_actions: actions(['request_change']) }));
    const { user } = await open();
    expect(await screen.findByText('Booked TD-1001')).toBeVisible();
    const names = screen.getAllByRole('tab').map(({ textContent }) => textContent);
    expect(names.slice(-6)).toEqual(['Travelers', 'Movement', 'Money', 'Number', 'Notes', 'History']);
    await user.click(screen.getByRole('tab', { name: 'Movement' }));
    expect(await screen.findByText('After the travelers: TD-1001')).toBeVisible();
  });

  it('include the product’s own dialog of an action', async () => {
    fakeBookings(() => booking({ available_actions: actions(['request_change']) }));
    const { user } = await open();
    await user.click(await action('Change'));
    expect((await dialog()).getByText('Change of TD-1001')).toBeVisible();
  });

  it('include a link from a failed booking to a new search', async () => {
    fakeBookings(() => booking({ state: 'failed', kind: 'supplier' }));
    await open();
    expect(await screen.findByText('Another than TD-1001')).toBeVisible();
  });

  it('include no such link for a booking entered by hand', async () => {
    fakeBookings(() => booking({ state: 'cancelled', kind: 'manual' }));
    await open();
    expect(await screen.findByText('Booked TD-1001')).toBeVisible();
    expect(screen.queryByText('Another than TD-1001')).not.toBeInTheDocument();
  });
});
