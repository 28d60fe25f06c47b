import { act, screen, waitFor, within } from '@testing-library/react';
import type { BookingAction, BookingQuote } from '@traveldesk/bookings-contract';
import { actions, booking, bookingId, euro, fakeBookings, quote } from '@traveldesk/bookings-ui/testing';
import { problem, renderRoutes, type RenderOptions } from '@traveldesk/shared-testing/web';
import { BookingViewPage } from '../bookings/BookingViewPage';

const open = (options: RenderOptions = {}) =>
  renderRoutes([{ path: '/flights/bookings/view/:id', element: <BookingViewPage /> }], {
    at: `/flights/bookings/view/${bookingId}`,
    permissions: ['flights_bookings', 'issue_bookings', 'cancel_bookings', 'refund_bookings'],
    ...options,
  });
const action = (name: string) => screen.findByRole('button', { name });
/** The dialog once it has taken the focus. */
const dialog = async () => {
  const opened = await screen.findByRole('dialog');
  await waitFor(() => expect(opened).toContainElement(document.activeElement as HTMLElement));
  return within(opened);
};

describe('refunding tickets', () => {
  const quotes = 'POST /flights/bookings/{id}/cancellation-quotes';
  /** A booking with tickets; the supplier answers with this quote on request. */
  const ticketed = (
    answer: Partial<BookingQuote> = {},
    standing: BookingQuote | null = null,
    more: readonly BookingAction[] = ['refund'],
  ) => {
    let is = { version: 3, quote: standing };
    const moved = (to: BookingQuote | null) => {
      is = { version: is.version + 1, quote: to };
      return { body: { message: '', data: to } };
    };
    return fakeBookings(
      () =>
        booking({
          ...is,
          state: is.quote ? 'cancel_quoted' : 'ticketed',
          quoted: is.quote && 'cancel',
          void_until: '2099-11-24T21:00:00.000Z',
          paid: euro('320.00'),
          available_actions: actions(
            is.quote
              ? ['void', 'quote_cancellation', ...more, 'let_quote_go']
              : ['void', 'quote_cancellation'],
          ),
        }),
      { [quotes]: () => moved(quote(answer)), 'DELETE /flights/bookings/{id}/quote': () => moved(null) },
    );
  };
  const ask = async (
    asked: Awaited<ReturnType<typeof dialog>>,
    user: Awaited<ReturnType<typeof open>>['user'],
  ) => user.click(asked.getByRole('button', { name: /^Ask the supplier/ }));

  it.each(['Refund', 'Void'])('opening the dialog of %s calls nothing and changes nothing', async (name) => {
    const api = ticketed();
    const { user } = await open();
    await user.click(await action(name));
    const asked = await dialog();
    expect(asked.getByRole('button', { name })).toBeDisabled();
    await user.click(asked.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it.each([
    ['0.00', null, []],
    ['320.00', '320.00', []],
    ['320.00', '100.00', ['EUR 220.00']],
    ['320.00', null, ['EUR 320.00']],
  ])(
    'with %s paid and %s refunded, shows the rest that can still be refunded, if any',
    async (paid, back, told) => {
      fakeBookings(() =>
        booking({
          state: 'ticketed',
          paid: euro(paid),
          refunded: back === null ? null : euro(back),
          available_actions: actions(['quote_cancellation']),
        }),
      );
      const { user } = await open();
      await user.click(await action('Refund'));
      const asked = await dialog();
      expect(
        asked.queryAllByRole('definition').map(({ textContent }) => textContent?.replace(/\s/g, ' ')),
      ).toEqual(told);
    },
  );

  it('sends the refund of the quote that was requested and shown', async () => {
    const api = ticketed();
    const { user, said } = await open();
    await user.click(await action('Refund'));
    const asked = await dialog();
    await ask(asked, user);
    expect(await asked.findByText(/250\.00/)).toBeVisible();
    // Keyboard users continue reading here.
    await waitFor(() => expect(asked.getByText(/^The tickets can no longer be used/)).toHaveFocus());
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    expect(asked.getByText('Of that, the airline’s penalty').nextSibling).toHaveTextContent(/60\.00/);
    expect(asked.getByText('Of that, markups and fees').nextSibling).toHaveTextContent(/10\.00/);
    await user.click(asked.getByRole('button', { name: 'Refund' }));
    await waitFor(() => expect(said()).toBe('The refund was sent.'));
    const [call] = api.callsTo('POST /flights/bookings/{id}/refund');
    expect(call?.body).toEqual({ quote_id: quote().id, reason: null });
    expect(call?.headers.get('if-match')).toBe('"4"');
  });

  it('by keyboard: the focus moves to the text of the dialog, and then to the remaining actions', async () => {
    let isBack = false;
    const before = { state: 'cancel_quoted', quoted: 'cancel', quote: quote() } as const;
    fakeBookings(
      () =>
        booking({
          ...(isBack ? { state: 'refunded' } : before),
          paid: euro('320.00'),
          available_actions: actions(
            isBack ? ['documents'] : ['quote_cancellation', 'refund', 'let_quote_go', 'documents'],
          ),
        }),
      {
        'POST /flights/bookings/{id}/refund': () => {
          isBack = true;
          return { body: { message: 'Sent', data: booking() } };
        },
      },
    );
    const { user } = await open();
    const refund = await action('Refund');
    act(() => refund.focus());
    await user.keyboard('{Enter}');
    const asked = await dialog();
    act(() => asked.getByRole('button', { name: 'Refund' }).focus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(refund).not.toBeInTheDocument());
    await waitFor(() =>
      expect(
        within(screen.getByRole('group', { name: 'What can be done' })).getAllByRole('button'),
      ).toContain(document.activeElement),
    );
  });

  it('uses a quote that is still valid, without requesting another one', async () => {
    const api = ticketed({}, quote());
    const { user } = await open();
    await user.click(await action('Refund'));
    expect(await (await dialog()).findByText(/250\.00/)).toBeVisible();
    expect(api.callsTo(quotes)).toEqual([]);
  });

  it('stops when the quote is discarded: the booking returns to its former state', async () => {
    const api = ticketed({}, quote());
    const { user } = await open();
    await user.click(await action('Refund'));
    const asked = await dialog();
    await user.click(asked.getByRole('button', { name: 'Let the quote go' }));
    expect(await asked.findByRole('button', { name: /^Ask the supplier/ })).toBeVisible();
    await waitFor(() => expect(asked.getByText(/^The supplier says what it gives back/)).toHaveFocus());
    expect(await screen.findByText('Ticketed')).toBeVisible();
    const [call] = api.callsTo('DELETE /flights/bookings/{id}/quote');
    expect(call?.headers.get('if-match')).toBe('"3"');
  });

  it('shows a void in its own words: the remaining time, and the full amount', async () => {
    const api = ticketed({ kind: 'void', back: euro('320.00'), kept: euro('0.00'), penalty: euro('0.00') });
    const { user, said } = await open();
    await user.click(await action('Void'));
    const asked = await dialog();
    expect(screen.getByRole('dialog', { name: 'Void the tickets?' })).toBeVisible();
    expect(asked.getByText('The void window ends').nextSibling).toHaveTextContent(/in \d+ years/);
    expect(asked.getByText(/The whole amount/).nextSibling).toHaveTextContent(/320\.00/);
    await ask(asked, user);
    await waitFor(() => expect(asked.getByRole('button', { name: 'Void' })).toBeEnabled());
    expect(asked.queryByText(/penalty/)).not.toBeInTheDocument();
    await user.click(asked.getByRole('button', { name: 'Void' }));
    await waitFor(() => expect(said()).toBe('The void was sent.'));
    expect(api.callsTo('POST /flights/bookings/{id}/refund')).toEqual([]);
  });

  it('becomes a refund, and says so, if a void was requested and the supplier keeps a part', async () => {
    ticketed();
    const { user } = await open();
    await user.click(await action('Void'));
    const asked = await dialog();
    await ask(asked, user);
    expect(await asked.findByText(/does not give everything back: this is a refund/)).toBeVisible();
    expect(asked.getByRole('button', { name: 'Refund' })).toBeEnabled();
  });

  it('refuses a refund to a user who may only void, and says which permission is needed', async () => {
    ticketed({}, quote(), []);
    const { user } = await open();
    await user.click(await action('Void'));
    const asked = await dialog();
    expect(asked.getByText(/Only someone who may refund/)).toBeVisible();
    expect(asked.getByRole('button', { name: 'Refund' })).toBeDisabled();
  });

  it('says that the airline gives a credit instead of money', async () => {
    ticketed({ to: 'airline_credit', back: euro('0.00') });
    const { user } = await open();
    await user.click(await action('Refund'));
    const asked = await dialog();
    await ask(asked, user);
    expect(await asked.findByText(/it is not wallet money/)).toBeVisible();
  });

  it('requires a new quote if the old one has expired', async () => {
    ticketed({}, quote({ expires_at: '2020-01-01T00:00:00.000Z' }));
    const { user } = await open();
    await user.click(await action('Refund'));
    const asked = await dialog();
    expect(asked.getByText(/The quote has expired/)).toBeVisible();
    expect(asked.getByRole('button', { name: 'Refund' })).toBeDisabled();
    expect(asked.getByRole('button', { name: /^Ask the supplier/ })).toBeEnabled();
  });
});

it('an outside change is acknowledged with a reason', async () => {
  const path = 'POST /flights/bookings/{id}/outside-change';
  const api = fakeBookings(
    () =>
      booking({ state: 'ticketed', flags: ['changed_outside'], available_actions: actions(['acknowledge']) }),
    { [path]: () => ({ body: { message: 'Noted.', data: {} } }) },
  );
  const { user, said } = await open();
  await user.click(await action('Note the outside change'));
  const asked = await dialog();
  expect(asked.getByRole('button', { name: 'Note as seen' })).toBeDisabled();
  await user.type(asked.getByRole('textbox'), 'The airline, by phone');
  await user.click(asked.getByRole('button', { name: 'Note as seen' }));
  await waitFor(() => expect(said()).toBe('Noted.'));
  expect(api.callsTo(path)[0]?.body).toEqual({ reason: 'The airline, by phone' });
});

describe('the owner of a booking', () => {
  const path = 'PUT /flights/bookings/{id}/owner';
  const is = () => booking({ owner: null, available_actions: actions(['assign']) });

  it('is only oneself for a user who may not list users', async () => {
    const api = fakeBookings(is, { [path]: () => ({ body: { message: '', data: is() } }) });
    const { user } = await open();
    await user.click(await action('Assign owner'));
    const asked = await dialog();
    expect(asked.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(asked.getByRole('radio', { name: 'I look after it' }));
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(api.callsTo(path)).toHaveLength(1));
    expect(api.callsTo(path)[0]?.body).toEqual({ owner_id: expect.stringMatching(/.+/) });
    expect(api.callsTo('GET /users')).toEqual([]);
  });

  it('is saved on the second try if the booking changed: it is read again first', async () => {
    let version = 3;
    const api = fakeBookings(
      () => booking({ version, owner: null, available_actions: actions(['assign']) }),
      {
        [path]: ({ headers }) => {
          if (headers.get('if-match') === '"4"') return { body: { message: 'Saved.', data: is() } };
          version = 4;
          return problem(412, 'stale', 'Somebody else has changed it meanwhile.');
        },
      },
    );
    const { user } = await open();
    await user.click(await action('Assign owner'));
    const asked = await dialog();
    await user.click(asked.getByRole('radio', { name: 'I look after it' }));
    await user.click(asked.getByRole('button', { name: 'Save' }));
    expect(await asked.findByText('Somebody else has changed it meanwhile.')).toBeVisible();
    await waitFor(() => expect(api.callsTo('GET /flights/bookings/{id}')).toHaveLength(2));
    await user.click(asked.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('is chosen from the users by a user who may list them', async () => {
    fakeBookings(is);
    const { user } = await open({ permissions: ['flights_bookings', 'show_users'] });
    await user.click(await action('Assign owner'));
    expect((await dialog()).getByRole('combobox', { name: 'Owner' })).toBeVisible();
  });
});
