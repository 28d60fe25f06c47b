import { screen, waitFor, within } from '@testing-library/react';
import { actions, booking, bookingId, euro, fakeBookings, operation } from '@traveldesk/bookings-ui/testing';
import { problem, renderRoutes } from '@traveldesk/shared-testing/web';
import { BookingViewPage } from '../bookings/BookingViewPage';

const everything = ['flights_bookings', 'settle_bookings', 'override_bookings', 'adjust_wallets'];
const open = (permissions = everything) =>
  renderRoutes([{ path: '/flights/bookings/view/:id', element: <BookingViewPage /> }], {
    at: `/flights/bookings/view/${bookingId}`,
    permissions,
  });
const opened = async (user: Awaited<ReturnType<typeof open>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
const done = (message: string) => ({ status: 201, body: { message, data: {} } });

describe('settling by a person', () => {
  it('a doubt with a differing order: the difference is shown, and must be accepted before it is sent again', async () => {
    const inDoubt = operation({ state: 'in_doubt' });
    const [is, path] = [
      { state: 'issuing', operation: inDoubt } as const,
      'POST /flights/bookings/{id}/settle',
    ];
    let tries = 0;
    const api = fakeBookings(() => booking({ ...is, available_actions: actions(['settle']) }), {
      [path]: () =>
        (tries += 1) === 1 ? problem(422, 'booking_order_differs', 'Another price.') : done('Settled.'),
    });
    const { user, said } = await open();
    const asked = await opened(user, 'Settle the doubt');
    await user.click(asked.getByRole('radio', { name: 'The supplier did it' }));
    expect(asked.queryByRole('checkbox')).toBeNull();
    await user.type(asked.getByRole('textbox', { name: /Who said so/ }), 'By phone');
    await user.click(asked.getByRole('button', { name: 'Settle' }));
    expect(await asked.findByRole('alert')).toHaveTextContent('Another price.');
    await user.click(asked.getByRole('checkbox', { name: /it is this one all the same/ }));
    await user.click(asked.getByRole('button', { name: 'Settle' }));
    await waitFor(() => expect(said()).toBe('Settled.'));
    const [first, second] = api.callsTo(path);
    expect(first?.body).not.toHaveProperty('accept_differences');
    expect(second?.body).toMatchObject({ accept_differences: true });
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'));
  });

  it('a doubt: consent to one order does not carry over to another', async () => {
    const path = 'POST /flights/bookings/{id}/settle';
    const is = { state: 'issuing', pnr: null, operation: operation({ state: 'in_doubt' }) } as const;
    const api = fakeBookings(() => booking({ ...is, available_actions: actions(['settle']) }), {
      [path]: () => problem(422, 'booking_order_differs', 'Another price.'),
    });
    const { user } = await open();
    const asked = await opened(user, 'Settle the doubt');
    await user.click(asked.getByRole('radio', { name: 'The supplier did it' }));
    const [pnr, order, reason] = asked.getAllByRole('textbox') as [HTMLElement, HTMLElement, HTMLElement];
    await user.type(order, 'A');
    await user.type(reason, 'By phone');
    await user.click(asked.getByRole('button', { name: 'Settle' }));
    for (const corrected of [order, pnr]) {
      await user.click(await asked.findByRole('checkbox'));
      expect(asked.getByRole('checkbox')).toBeChecked();
      await user.type(corrected, 'B');
      expect(asked.getByRole('checkbox')).not.toBeChecked();
    }
    await user.click(asked.getByRole('button', { name: 'Settle' }));
    await waitFor(() => expect(api.callsTo(path)).toHaveLength(2));
    expect(api.callsTo(path)[1]?.body).not.toHaveProperty('accept_differences');
  });

  it('a doubt: a user who may not accept a difference learns which permission is needed', async () => {
    const is = { state: 'issuing', operation: operation({ state: 'in_doubt' }) } as const;
    fakeBookings(() => booking({ ...is, available_actions: actions(['settle']) }), {
      'POST /flights/bookings/{id}/settle': () => problem(422, 'booking_order_differs', 'Another price.'),
    });
    const { user } = await open(['flights_bookings', 'settle_bookings']);
    const asked = await opened(user, 'Settle the doubt');
    await user.click(asked.getByRole('radio', { name: 'The supplier did it' }));
    await user.type(asked.getByRole('textbox', { name: /Who said so/ }), 'By phone');
    await user.click(asked.getByRole('button', { name: 'Settle' }));
    expect(await asked.findByText(/Only someone who may override/)).toBeVisible();
    expect(asked.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  const doubt = { state: 'issuing', operation: operation({ state: 'in_doubt' }) } as const;
  const settlePath = 'POST /flights/bookings/{id}/settle';
  const saysRefused = async (permissions?: string[]) => {
    const { user, said } = await open(permissions);
    const asked = await opened(user, 'Settle the doubt');
    await user.click(asked.getByRole('radio', { name: 'The supplier did not do it' }));
    expect(asked.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.type(asked.getByRole('textbox', { name: /Who said so/ }), 'By phone');
    await user.click(asked.getByRole('button', { name: 'Settle' }));
    return { user, said, asked };
  };

  it.each(['booking_release_unproved', 'booking_release_differs', 'booking_release_silent'])(
    'a doubt, as refused: without proof, a second person can be asked (%s)',
    async (code) => {
      let tries = 0;
      const api = fakeBookings(() => booking({ ...doubt, available_actions: actions(['settle']) }), {
        [settlePath]: () => ((tries += 1) === 1 ? problem(422, code, 'Proves nothing.') : done('Asked.')),
      });
      const { user, said, asked } = await saysRefused();
      expect(await asked.findByRole('alert')).toHaveTextContent('Proves nothing.');
      await user.click(asked.getByRole('checkbox', { name: /Ask a second person/ }));
      await user.click(asked.getByRole('button', { name: 'Ask for release' }));
      await waitFor(() => expect(said()).toBe('Asked.'));
      const [first, second] = api.callsTo(settlePath);
      expect(first?.body).not.toHaveProperty('request_release');
      expect(second?.body).toMatchObject({ outcome: 'refused', request_release: true, reason: 'By phone' });
      expect(second?.body).not.toHaveProperty('accept_differences');
    },
  );

  it('a doubt, as refused: no second person can be asked while the supplier may still answer', async () => {
    fakeBookings(() => booking({ ...doubt, available_actions: actions(['settle']) }), {
      [settlePath]: () => problem(422, 'booking_release_unanswered', 'Does not answer.'),
    });
    const { asked } = await saysRefused();
    expect(await asked.findByRole('alert')).toHaveTextContent('Does not answer.');
    expect(asked.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('a doubt, as refused: a user without override learns who may ask', async () => {
    fakeBookings(() => booking({ ...doubt, available_actions: actions(['settle']) }), {
      [settlePath]: () => problem(422, 'booking_release_unproved', 'Proves nothing.'),
    });
    const { asked } = await saysRefused(['flights_bookings', 'settle_bookings']);
    expect(await asked.findByText(/Only someone who may override warnings can ask/)).toBeVisible();
    expect(asked.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('a doubt that the supplier carried out is settled as done, with a message', async () => {
    let isFound = false;
    fakeBookings(
      () =>
        isFound
          ? booking({ state: 'ticketed' })
          : booking({ ...doubt, available_actions: actions(['settle']) }),
      {
        [settlePath]: () => {
          isFound = true;
          return problem(422, 'booking_found_done', 'The supplier has done it.');
        },
      },
    );
    const { asked } = await saysRefused();
    expect(await asked.findByRole('alert')).toHaveTextContent('The supplier has done it.');
    await waitFor(() => expect(asked.getByRole('button', { name: 'Settle' })).toBeDisabled());
    expect(asked.getByRole('alert')).toHaveTextContent('The supplier has done it.');
  });

  it('a doubt with a waiting release links to its request for users who see requests', async () => {
    const release_id = '0198f000-0000-7000-8000-0000000000f7';
    fakeBookings(() => booking({ ...doubt, operation: operation({ state: 'in_doubt', release_id }) }));
    await open([...everything, 'show_approvals']);
    expect(await screen.findByText(/A second person decides/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the request' })).toHaveAttribute(
      'href',
      `/approvals/view/${release_id}`,
    );
  });

  it('a refund: offers no extra amount without the permission for adjustments', async () => {
    fakeBookings(() =>
      booking({ state: 'refund_pending', refund_due: null, available_actions: actions(['complete_refund']) }),
    );
    const { user } = await open(['flights_bookings', 'settle_bookings']);
    const asked = await opened(user, 'Complete refund');
    expect(asked.getByText(/Only someone who may ask for adjustments/)).toBeVisible();
    expect(asked.queryByRole('textbox', { name: /second person/ })).not.toBeInTheDocument();
  });

  it('a refund in a currency without a rate: shows the supplier’s amount and suggests an adjustment', async () => {
    fakeBookings(() =>
      booking({
        state: 'refund_pending',
        refund_due: null,
        refund_unpriced: { amount: '99.00', currency: 'USD' },
        available_actions: actions(['complete_refund']),
      }),
    );
    const { user } = await open();
    const asked = await opened(user, 'Complete refund');
    expect(asked.getByText(/99\.00/)).toBeVisible();
    expect(asked.getByText(/No exchange rate is known/)).toBeVisible();
  });

  it('a late hold: says that it costs nothing yet', async () => {
    fakeBookings(() =>
      booking({
        state: 'on_hold',
        flags: ['late_success'],
        paid: euro('0.00'),
        available_actions: actions(['settle_late']),
      }),
    );
    const { user } = await open();
    const asked = await opened(user, 'Settle late success');
    const choices = within(asked.getByRole('radiogroup', { name: 'The supplier did it after all' }));
    expect(choices.getByRole('radio', { name: /nothing is taken until it is paid/ })).toBeVisible();
  });

  it.each([
    ['Keep it', 'take'],
    ['Give it back', 'give_back'],
  ])('a late success: %s', async (label, decision) => {
    const path = 'POST /flights/bookings/{id}/late-success';
    const is = { state: 'ticketed', flags: ['late_success'], paid: euro('0.00') } as const;
    const api = fakeBookings(
      () => booking({ ...is, flags: [...is.flags], available_actions: actions(['settle_late']) }),
      { [path]: () => done('Settled.') },
    );
    const { user, said } = await open();
    const asked = await opened(user, 'Settle late success');
    expect(asked.getByText(/320\.00/)).toBeVisible();
    await user.click(asked.getByRole('radio', { name: new RegExp(label) }));
    expect(asked.getByRole('button', { name: 'Settle' })).toBeDisabled();
    await user.type(asked.getByRole('textbox', { name: /who agreed/ }), 'The client');
    await user.click(asked.getByRole('button', { name: 'Settle' }));
    await waitFor(() => expect(said()).toBe('Settled.'));
    expect(api.callsTo(path)[0]?.body).toEqual({ decision, reason: 'The client' });
  });

  it('a late change of a paid booking can only be kept; a normal quote refunds it later', async () => {
    fakeBookings(() =>
      booking({
        state: 'changed',
        flags: ['late_success'],
        paid: euro('320.00'),
        available_actions: actions(['settle_late']),
      }),
    );
    const { user } = await open();
    const asked = await opened(user, 'Settle late success');
    expect(asked.getAllByRole('radio')).toHaveLength(1);
  });

  it.each([
    ['the confirmed amount', '250.00', '', null],
    ['an extra amount with a space between thousands', null, '1 007.5', euro('1007.5')],
    ['no confirmed amount, and an extra amount for a second person', null, '٧٫٥', euro('7.5')],
  ])('a refund: %s', async (_, due, typed, beyond) => {
    const path = 'POST /flights/bookings/{id}/refund-completion';
    const api = fakeBookings(
      () =>
        booking({
          state: 'refund_pending',
          refund_due: due === null ? null : euro(due),
          available_actions: actions(['complete_refund']),
        }),
      { [path]: () => done('Completed.') },
    );
    const { user, said } = await open();
    const asked = await opened(user, 'Complete refund');
    expect(asked.getByText(due === null ? 'Nothing yet' : /250\.00/)).toBeVisible();
    if (typed) await user.type(asked.getByRole('textbox', { name: /second person/ }), typed);
    await user.type(asked.getByRole('textbox', { name: /who said so/ }), 'By phone');
    await user.click(asked.getByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(said()).toBe('Completed.'));
    expect(api.callsTo(path)[0]?.body).toEqual({
      confirmed: euro(due ?? '0.00'),
      beyond,
      reason: 'By phone',
    });
  });
});
