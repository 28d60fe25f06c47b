import { fireEvent, screen, waitFor } from '@testing-library/react';
import { lineStream, problem } from '@traveldesk/shared-testing/web';
import { bookingId, company, fakeReview, notes, review, seen } from './review.fake';
import { button, field, fillIn, lastLook, openReview, order } from './reviewing.fake';

const viewed = `/flights/bookings/view/${bookingId}`;

describe('ordering a reviewed offer', () => {
  it('holds once, after a summary in words, and opens the booking', async () => {
    const { api, bookings } = fakeReview();
    const { user, address } = await openReview();
    await fillIn(user);
    await user.click(button('Hold, pay later'));
    const look = await lastLook();
    expect(look).toHaveTextContent(
      /Mona Said.*CAI–DXB.*MS 910.*EUR\s300\.00.*Nothing is paid now.*Nile Travel/,
    );
    expect(look).toHaveTextContent(/Pay before .*2026-11-26 20:00 UTC/);
    expect(look).toHaveTextContent(/Price guaranteed until .*2026-11-25 20:00 UTC/);
    expect(api.callsTo('POST /flights/bookings')).toHaveLength(0);
    await user.dblClick(button('Hold now'));
    await waitFor(() => expect(address()).toBe(viewed));
    expect(api.callsTo('POST /flights/bookings')).toHaveLength(1);
    expect(bookings).toEqual([
      {
        offer_id: seen.id,
        revision: 'first',
        total: { amount: '300.00', currency: 'EUR' },
        mode: 'hold',
        travellers: [
          expect.objectContaining({
            type: 'adult',
            title: 'ms',
            gender: 'f',
            given_name: 'Mona',
            family_name: 'Said',
            born_on: '1990-05-17',
            document: { kind: 'passport', number: 'A1234567', country: 'EG', expires_on: '2030-01-01' },
            adult: null,
            save: false,
            saved_id: null,
          }),
        ],
        extras: [],
        reason: null,
        note: null,
      },
    ]);
    expect(api.callsTo('POST /flights/bookings')[0]?.headers.get('idempotency-key')).toMatch(/^[\da-f]{32}$/);
  });

  it('has a quote for the client, in a language of choice', async () => {
    const { api } = fakeReview({ 'GET /flights/offers/{id}/quote-document': () => ({ body: '%PDF-1.7' }) });
    const { user } = await openReview();
    await user.click(await screen.findByRole('button', { name: 'Quote as PDF' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Français' }));
    await waitFor(() => expect(api.callsTo('GET /flights/offers/{id}/quote-document')).toHaveLength(1));
    const [call] = api.callsTo('GET /flights/offers/{id}/quote-document');
    expect([call?.params, call?.query]).toEqual([{ id: seen.id }, { language: 'fr' }]);
  });

  it('pays from the company’s wallet, and shows the amount', async () => {
    const { bookings } = fakeReview({}, { holdable: false });
    const { user, address } = await openReview();
    await fillIn(user);
    expect(screen.queryByRole('button', { name: 'Hold, pay later' })).not.toBeInTheDocument();
    await user.click(button('Pay and issue tickets'));
    expect(await lastLook()).toHaveTextContent(/EUR\s300\.00. is taken from the wallet of .Nile Travel/);
    await user.click(button(/^Pay .EUR\s300\.00. now$/));
    await waitFor(() => expect(address()).toBe(viewed));
    expect(bookings).toMatchObject([{ mode: 'pay' }]);
  });

  it('offers no hold if the supplier does not say whether the offer can be held', async () => {
    fakeReview({}, { holdable: null });
    await openReview();
    expect(
      await screen.findByText('The supplier does not say whether this offer can be held.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hold, pay later' })).not.toBeInTheDocument();
  });

  it('says that the result is unknown; the same button sends again with the same key', async () => {
    const keys: (string | null)[] = [];
    fakeReview({
      'POST /flights/bookings': ({ headers }) => {
        keys.push(headers.get('idempotency-key'));
        // A proxy answers instead of the API, although the API has created the booking.
        if (keys.length === 1)
          return { headers: { 'content-type': 'text/html' }, text: '<html>Sign in</html>' };
        const data = { id: bookingId, number: 'TD-7F3K2', version: 1 };
        return { status: 201, body: { message: 'TD-7F3K2: sent to the supplier.', data } };
      },
    });
    const { user, address } = await openReview();
    await fillIn(user);
    const pay = async () => {
      await user.click(button('Pay and issue tickets'));
      await user.click(await screen.findByRole('button', { name: /^Pay .EUR\s300\.00. now$/ }));
    };
    await pay();
    expect(await screen.findByText(/^No answer came: it may or may not have been ordered/)).toBeVisible();
    expect(address()).not.toBe(viewed);
    await pay();
    await waitFor(() => expect(address()).toBe(viewed));
    expect(new Set(keys).size).toBe(1);
  });

  it('says that the offer was already ordered with the earlier input', async () => {
    const reused = problem(422, 'idempotency_key_reused', 'This key was used for something else.');
    fakeReview({ 'POST /flights/bookings': () => reused });
    const { user } = await openReview();
    await fillIn(user);
    await user.click(button('Hold, pay later'));
    await user.click(await screen.findByRole('button', { name: 'Hold now' }));
    expect(await screen.findByText(/^This was already ordered, as it was first sent/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save as another record' })).not.toBeInTheDocument();
  });

  it('shows problems at their fields without calling the API', async () => {
    const { api } = fakeReview();
    const { user } = await openReview();
    await fillIn(user, { 'Date of birth': '2012-05-17', Email: '', 'Expires on': '2027-01-31' });
    await user.click(button('Hold, pay later'));
    expect(
      await screen.findByText(/Under 18 on the departure of the last trip.*manual booking/),
    ).toBeVisible();
    expect(screen.getByText('The first traveler needs an email address.')).toBeVisible();
    expect(screen.getByText('The passport expires before the last arrival.')).toBeVisible();
    expect(field('Date of birth')).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(api.callsTo('POST /flights/bookings')).toHaveLength(0);
  });

  it('shows problems from the API at their fields, and keeps the input', async () => {
    fakeReview({
      'POST /flights/bookings': () =>
        problem(422, 'invalid', 'Please check the fields.', {
          'travellers.0.born_on': 'Check the year.',
          'travellers.0.loyalty.0.number': '4 to 30 letters and digits.',
        }),
    });
    const { user } = await openReview();
    await fillIn(user);
    await order(user, 'Hold, pay later');
    expect(await screen.findByText('Check the year.')).toBeVisible();
    expect(screen.getByText('4 to 30 letters and digits.')).toBeVisible();
    expect(screen.getByText('Nothing was ordered, and nothing was paid.')).toBeVisible();
    expect(field('Given names')).toHaveValue('Mona');
    expect(field('Passport number')).toHaveValue('A1234567');
  });

  it('says before anything is typed that the search was sold, and offers a fresh one', async () => {
    const { api } = fakeReview({}, { search_used: true });
    const { user, address } = await openReview();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /Alpha Air.* sells one offer per search, and another offer of this search has already been booked/,
    );
    expect(screen.queryByLabelText('Given names')).not.toBeInTheDocument();
    api.use({ 'GET /flights/offers': () => ({ stream: lineStream() }) });
    await user.click(screen.getByRole('button', { name: 'Search again' }));
    expect(address()).toMatch(/^\/flights\/results\?(?!.*offer=)/);
    expect(api.callsTo('GET /flights/offers')).toHaveLength(1);
  });

  it('offers a fresh search if another offer of the search was booked meanwhile', async () => {
    fakeReview({ 'POST /flights/bookings': () => problem(422, 'booking_search_used', 'Already booked.') });
    const { user } = await openReview();
    await fillIn(user);
    await order(user, 'Hold, pay later');
    expect(await screen.findByText('Already booked.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Search again' })).toBeVisible();
  });

  it('shows the review without the form to a user who may not book', async () => {
    const { api } = fakeReview();
    await openReview({ permissions: ['flights_search'] });
    expect(await screen.findByText(/are as you chose them/)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Book' })).not.toBeInTheDocument();
    expect(api.callsTo('GET /flights/offers/{id}/booking-notes')).toHaveLength(0);
  });

  it('offers only a hold to a user who may not issue tickets', async () => {
    fakeReview();
    await openReview({ permissions: ['flights_search', 'flights_bookings'] });
    expect(await screen.findByRole('button', { name: 'Hold, pay later' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pay and issue tickets' })).not.toBeInTheDocument();
    expect(screen.getByText(/You may hold; tickets are issued by/)).toBeVisible();
  });

  it('is not started by a shortcut', async () => {
    const { api } = fakeReview();
    const { user } = await openReview();
    await fillIn(user);
    await user.keyboard('{Control>}s{/Control}');
    await user.type(field('Given names'), '{Enter}');
    await waitFor(() => expect(button('Hold, pay later')).toBeEnabled());
    expect(api.callsTo('POST /flights/bookings')).toHaveLength(0);
  });

  it('is not sent again by Enter after another summary dialog was closed', async () => {
    const { api } = fakeReview({
      'POST /flights/bookings': () => problem(422, 'insufficient_funds', 'Too little.'),
    });
    const { user } = await openReview();
    await fillIn(user);
    await order(user, 'Hold, pay later');
    expect(await screen.findByText('Too little.')).toBeVisible();
    await user.click(button('Hold, pay later'));
    await lastLook();
    await user.click(button('Back to the form'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.type(field('Given names'), '{Enter}');
    await user.keyboard('{Control>}s{/Control}');
    // The summary opens only after the form was checked, so a call started by Enter would be over by then.
    await user.click(button('Hold, pay later'));
    await lastLook();
    expect(api.callsTo('POST /flights/bookings')).toHaveLength(1);
  });
});

describe('the payer', () => {
  it('is chosen by staff who searched without a company; the page then opens with that company’s price at a new address', async () => {
    const other = '0198f000-0000-7000-8000-0000000000d1';
    const { api } = fakeReview({
      'GET /flights/offers/{id}': ({ params }) => ({
        body: review({ offer: { ...seen, id: params['id'] ?? '' } }),
      }),
      'GET /flights/offers/{id}/booking-notes': ({ params }) => ({
        body: notes({ company: params['id'] === other ? company : null }),
      }),
      'GET /companies': () => ({ body: { data: [{ ...company, parent: null }], total: 1 } }),
      'POST /flights/offers/{id}/payer': () => ({
        status: 201,
        body: { message: 'The price was recalculated.', data: { offer_id: other } },
      }),
    });
    const { user, address } = await openReview();
    expect(await screen.findByRole('heading', { name: 'Who pays?' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hold, pay later' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Company that pays' }));
    await user.click(await screen.findByText('Nile Travel'));
    await user.click(button('Calculate the price'));
    await waitFor(() => expect(address()).toContain(`offer=${other}`));
    expect(await screen.findByText(/The price was recalculated for .*Nile Travel/)).toBeVisible();
    expect(api.callsTo('POST /flights/offers/{id}/payer')[0]?.body).toEqual({ company_id: company.id });
  });

  it('is shown together with the supplier access that orders', async () => {
    fakeReview({}, { own_access: { charge: 'markup' } });
    await openReview();
    expect(await screen.findByText(/Nile Travel.* pays\./)).toBeVisible();
    expect(screen.getByText(/the supplier charges the company directly/)).toBeVisible();
  });
});

describe('the notices', () => {
  it('say what the user should know before booking', async () => {
    const usual = { amount: '100.00', currency: 'EUR' };
    fakeReview(
      {},
      {
        notices: [
          { kind: 'tight_connection', place: 'IST', minutes: 45, usual: null },
          { kind: 'airport_change', place: 'IST–SAW', minutes: null, usual: null },
          { kind: 'unusual_price', place: null, minutes: null, usual },
        ],
      },
    );
    await openReview();
    expect(await screen.findByText(/Tight connection in .*IST.*45 min/)).toBeVisible();
    expect(screen.getByText(/Change of airport on the way: .*IST–SAW/)).toBeVisible();
    expect(screen.getByText(/usually costs about .*EUR\s100\.00/)).toBeVisible();
  });

  it('warn at the passport that it expires soon after the arrival in a country, but do not block', async () => {
    const near = { kind: 'passport_near_end', place: 'DXB', minutes: null, usual: null, months: 6 } as const;
    fakeReview({}, { notices: [{ ...near, arrives_on: '2027-01-10' }] });
    const { user } = await openReview();
    await fillIn(user, { 'Expires on': '2027-07-09' });
    expect(
      await screen.findByText(/requires passports valid for 6 months after arrival; this one expires before/),
    ).toBeVisible();
    // The months count from the arrival in that country, not from the end of the journey.
    fireEvent.change(field('Expires on'), { target: { value: '2027-07-10' } });
    await waitFor(() => expect(screen.queryByText(/this one expires before/)).not.toBeInTheDocument());
    await user.click(button('Hold, pay later'));
    expect(await lastLook()).toBeVisible();
  });
});
