import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerQuestions, problem } from '@traveldesk/shared-testing/web';
import { beginPage } from '@traveldesk/shared-web';
import { fakeReview, notes, review } from './review.fake';
import { button, field, fillIn, openReview, order } from './reviewing.fake';

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Unloads the page, as a reload does, and opens it again. */
function reload() {
  cleanup();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  beginPage();
}

describe('the typed form', () => {
  it('survives a lost answer and a reload with its idempotency key, but without the passport number', async () => {
    let lost = true;
    const { api } = fakeReview({
      'POST /flights/bookings': () => {
        if (lost) throw new TypeError('Failed to fetch');
        return { status: 201, body: { message: 'Sent.', data: { id: 'b', number: 'TD-1', version: 1 } } };
      },
    });
    const { user } = await openReview();
    await fillIn(user);
    await order(user, 'Hold, pay later');
    await waitFor(() => expect(api.callsTo('POST /flights/bookings')).toHaveLength(1));
    await waitFor(() => expect(button('Hold, pay later')).toBeEnabled());
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(stored()).toContain('mona@nile.example');
    expect(stored()).not.toContain('A1234567');
    reload();
    lost = false;
    const again = await openReview();
    await again.user.click(await screen.findByText('Restore'));
    expect(field('Given names')).toHaveValue('Mona');
    expect(field('Passport number')).toHaveValue('');
    fireEvent.change(field('Passport number'), { target: { value: 'A1234567' } });
    await order(again.user, 'Hold, pay later');
    await waitFor(() => expect(api.callsTo('POST /flights/bookings')).toHaveLength(2));
    const [first, second] = api
      .callsTo('POST /flights/bookings')
      .map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect(second).toBe(first);
    expect(stored()).not.toContain('A1234567');
  });

  it('is kept without a question when the user opens another offer, and is offered there without document numbers', async () => {
    const ask = answerQuestions(false);
    const other = { ...review(), offer: { ...review().offer, id: '0198f000-0000-7000-8000-0000000000ff' } };
    const { api } = fakeReview();
    const { user, go } = await openReview();
    await fillIn(user);
    api.use({ 'GET /flights/offers/{id}': () => ({ body: other }) });
    await go(`/flights/review?offer=${other.offer.id}`);
    expect(await screen.findByText(/^Travelers that you typed for another offer/)).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    expect(stored()).not.toContain('A1234567');
    expect(field('Given names')).toHaveValue('');
    await user.click(button('Restore'));
    expect(['Given names', 'Family name', 'Email', 'Passport number'].map((one) => field(one).value)).toEqual(
      ['Mona', 'Said', 'mona@nile.example', ''],
    );
    expect(stored()).not.toContain('mona@nile.example');
  });

  it('keeps extra travelers while an offer has fewer places, and restores them on a larger offer', async () => {
    const adult = { type: 'adult' as const, age: null };
    const { api } = fakeReview({}, { passport: false, travellers: [adult, adult] });
    const { user, go } = await openReview();
    await fillIn(user, { 'Passport number': '', 'Expires on': '' });
    fireEvent.change(field('Given names', 1), { target: { value: 'Omar' } });
    fireEvent.change(field('Family name', 1), { target: { value: 'Said' } });
    const opens = async (last: string, travellers: (typeof adult)[]) => {
      const id = `0198f000-0000-7000-8000-0000000000${last}`;
      const other = { ...review(), offer: { ...review().offer, id } };
      api.use({
        'GET /flights/offers/{id}': () => ({ body: other }),
        'GET /flights/offers/{id}/booking-notes': () => ({ body: notes({ passport: false, travellers }) }),
      });
      await go(`/flights/review?offer=${id}`);
      await screen.findByText(/^Travelers that you typed for another offer/);
      await user.click(button('Restore'));
    };
    await opens('f1', [adult]);
    expect(await screen.findByText(/^No place in this search: .*Omar Said/)).toBeVisible();
    expect(screen.getAllByLabelText('Given names')).toHaveLength(1);
    await opens('f2', [adult]);
    await opens('f3', [adult, adult]);
    expect([field('Given names').value, field('Given names', 1).value]).toEqual(['Mona', 'Omar']);
    expect(screen.queryByText(/^No place in this search/)).not.toBeInTheDocument();
  });

  it('is not sent for travelers without a place', async () => {
    const adult = { type: 'adult' as const, age: null };
    const { api, bookings } = fakeReview({}, { passport: false, travellers: [adult, adult] });
    const { user, go } = await openReview();
    await fillIn(user, { 'Passport number': '', 'Expires on': '' });
    fireEvent.change(field('Given names', 1), { target: { value: 'Omar' } });
    const other = { ...review(), offer: { ...review().offer, id: '0198f000-0000-7000-8000-0000000000f4' } };
    api.use({
      'GET /flights/offers/{id}': () => ({ body: other }),
      'GET /flights/offers/{id}/booking-notes': () => ({ body: notes({ passport: false }) }),
    });
    await go(`/flights/review?offer=${other.offer.id}`);
    await screen.findByText(/^Travelers that you typed for another offer/);
    await user.click(button('Restore'));
    await order(user, 'Hold, pay later');
    await waitFor(() => expect(bookings).toHaveLength(1));
    expect(bookings[0]?.travellers.map(({ given_name }) => given_name)).toEqual(['Mona']);
    expect(bookings[0]).not.toHaveProperty('unplaced');
  });

  it('is kept for a new search with the typed ages', async () => {
    fakeReview({}, { passport: false, travellers: [...notes().travellers, { type: 'child', age: 8 }] });
    const { user, address } = await openReview();
    await fillIn(user, { 'Passport number': '', 'Expires on': '' });
    fireEvent.change(field('Given names', 1), { target: { value: 'Lina' } });
    fireEvent.change(field('Date of birth', 1), { target: { value: '2017-06-01' } });
    await user.click(await screen.findByText('Search again with these ages'));
    await waitFor(() => expect(address()).toMatch(/^\/flights\/results\?.*&adults=1&children=9/));
    expect(stored()).toContain('Lina');
  });

  it('stays after the offer is checked again, even if the check fails', async () => {
    const { api } = fakeReview();
    const { user } = await openReview();
    await fillIn(user);
    await user.click(button('Check again'));
    await waitFor(() => expect(api.callsTo('GET /flights/offers/{id}')).toHaveLength(2));
    expect(field('Given names')).toHaveValue('Mona');
    api.use({
      'GET /flights/offers/{id}': () => problem(503, 'supplier_unavailable', 'Alpha Air does not answer.'),
    });
    await user.click(button('Check again'));
    expect(await screen.findByText('Alpha Air does not answer.')).toBeVisible();
    expect(screen.getByText('Itinerary')).toBeVisible();
    expect(field('Given names')).toHaveValue('Mona');
    expect(button('Hold, pay later')).toBeDisabled();
    expect(screen.getByText(/The offer could not be checked again/)).toBeVisible();
  });
});

describe('an order', () => {
  it('for a traveler who is already on the flight asks for a reason, and sends it', async () => {
    const { api, bookings } = fakeReview();
    const made = { id: 'b', number: 'TD-1', version: 1 };
    api.use({
      'POST /flights/bookings': ({ body }) => {
        const { reason } = body as { reason: string | null };
        if (reason === null) {
          return problem(
            422,
            'booking_duplicate',
            'One of the travelers is already on this flight: booking TD-9.',
            {
              reason: 'Say why it is booked again.',
            },
          );
        }
        bookings.push(body as never);
        return { status: 201, body: { message: 'Sent.', data: made } };
      },
    });
    const { user } = await openReview();
    await fillIn(user);
    expect(screen.queryByLabelText('Why it is booked again')).not.toBeInTheDocument();
    await order(user, 'Hold, pay later');
    expect(await screen.findByText(/is already on this flight: booking TD-9/)).toBeVisible();
    fireEvent.change(await screen.findByLabelText('Why it is booked again'), {
      target: { value: 'Two seats' },
    });
    await order(user, 'Hold, pay later');
    await waitFor(() => expect(bookings).toMatchObject([{ reason: 'Two seats' }]));
  });

  it('whose total has changed sends the user back to check the offer, and keeps the form', async () => {
    const { api } = fakeReview({
      'POST /flights/bookings': () => problem(422, 'booking_total_differs', 'It comes to EUR 310.00 now.'),
    });
    const { user } = await openReview();
    await fillIn(user);
    await order(user, 'Hold, pay later');
    expect(await screen.findByText('It comes to EUR 310.00 now.')).toBeVisible();
    await user.click(button('Check the offer again'));
    await waitFor(() => expect(api.callsTo('GET /flights/offers/{id}')).toHaveLength(2));
    expect(field('Given names')).toHaveValue('Mona');
  });

  it('beyond the wallet’s balance is refused with the alternatives', async () => {
    fakeReview({
      'POST /flights/bookings': () =>
        problem(422, 'insufficient_funds', 'The available balance is not sufficient.'),
    });
    const { user } = await openReview();
    await fillIn(user);
    await order(user, 'Pay and issue tickets');
    expect(await screen.findByText('The available balance is not sufficient.')).toBeVisible();
    expect(screen.getByText(/^Have the wallet topped up, then try again/)).toBeVisible();
  });

  it('is not possible if the offer has expired or changed, or if the network is down', async () => {
    const { api } = fakeReview({
      'GET /flights/offers/{id}': () => ({
        body: review({ offer: { ...review().offer, expires_at: new Date(Date.now() - 1000).toISOString() } }),
      }),
    });
    await openReview();
    expect(await screen.findByText(/The offer has expired\./)).toBeVisible();
    expect(button('Hold, pay later')).toBeDisabled();
    cleanup();
    const change = { kind: 'cabin' as const, before: 'Business' as const, after: 'Economy' as const };
    api.use({ 'GET /flights/offers/{id}': () => ({ body: review({ changes: [change] }) }) });
    await openReview();
    expect(await screen.findByText('Accept what has changed first.')).toBeVisible();
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/There is no network\./)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('takes bags and seats by keyboard, with their prices', async () => {
    const { bookings } = fakeReview();
    const { user } = await openReview();
    await fillIn(user);
    const part = button('Show bags and seats').closest('section');
    await user.click(button('Show bags and seats'));
    await waitFor(() => expect(part).toHaveFocus());
    fireEvent.change(await screen.findByLabelText(/^Checked bag, 23 kg/), { target: { value: '1' } });
    const map = screen.getByLabelText(/^Seats/);
    const seat = (name: string) => map.querySelector<HTMLElement>(`[aria-label*="${name}"]`);
    act(() => seat('1A')?.focus());
    await user.keyboard('{ArrowRight}');
    expect(seat('1B')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(seat('2C')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(seat('2C')).toHaveAttribute('aria-pressed', 'true');
    // The amount appears at the order button and in the price panel.
    expect(screen.getAllByText('EUR 335.00')).toHaveLength(2);
    expect(button('Hold, pay later')).toBeDisabled();
    await order(user, 'Pay and issue tickets');
    await waitFor(() => expect(bookings).toHaveLength(1));
    expect(bookings[0]).toMatchObject({
      total: { amount: '335.00', currency: 'EUR' },
      extras: [
        { ref: 'bag-1', quantity: 1 },
        { ref: 'seat-2c', quantity: 1 },
      ],
    });
  });

  it('is shown in Arabic, with codes and amounts from left to right', async () => {
    fakeReview();
    await openReview({ language: 'ar' });
    expect(await screen.findByText('الدفع وإصدار التذاكر')).toBeInTheDocument();
    expect(screen.getByText(/الدفع قبل .*2026-11-26 20:00 UTC/)).toBeInTheDocument();
  });
});
