import { screen, waitFor, within } from '@testing-library/react';
import { plain, propertyId, quote, rate, stay, tier, usd } from '@traveldesk/hotels-ui/testing';
import { loadTexts } from '@traveldesk/shared-web';
import {
  mockApi,
  problem,
  renderRoutes,
  type MockRoutes,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { HotelQuotePage } from './HotelQuotePage';

const path = '/hotels/quote';
const { id } = quote();
const asRate = `${path}?rate=${rate(40).id}&property=${propertyId}&${stay}`;
const asQuote = `${path}?quote=${id}`;
const property = `/hotels/property/${propertyId}?${stay}`;

async function open(routes: MockRoutes = {}, options: RenderOptions = {}) {
  const api = mockApi({
    'POST /hotels/quotes': () => ({ status: 201, body: quote() }),
    'GET /hotels/quotes/{id}': () => ({ body: quote() }),
    ...routes,
  });
  const rendered = await renderRoutes([{ path, element: <HotelQuotePage /> }], {
    at: asQuote,
    permissions: ['hotels_search', 'hotels_bookings'],
    ...options,
  });
  return { api, ...rendered };
}

const forClient = () => screen.findByRole('button', { name: 'Quote for the client' });

describe('a rate', () => {
  it('is quoted once; its quote takes the place of its address, without a toast', async () => {
    const { api, address, said } = await open({}, { at: asRate });
    expect(await screen.findByText('Price, terms and conditions are as you chose them.')).toBeVisible();
    await waitFor(() => expect(address()).toBe(asQuote));
    expect(api.callsTo('POST /hotels/quotes').map(({ body }) => body)).toEqual([{ rate_id: rate(40).id }]);
    // The answer is known by then.
    expect(api.callsTo('GET /hotels/quotes/{id}')).toHaveLength(0);
    expect(said()).toBe('');
    expect(screen.getByRole('link', { name: 'Back to the property' })).toHaveAttribute('href', property);
  });

  it.each([
    ['rate_expired', 'This rate has expired'],
    ['rate_gone', 'The supplier no longer sells this rate'],
    ['rate_impossible', 'The supplier’s quote does not match the rate'],
    ['rate_no_rate', 'The price cannot be converted'],
  ])('that is lost (%s) leads back to the property, which fetches its rates again', async (code, title) => {
    const { user, address } = await open(
      { 'POST /hotels/quotes': () => problem(422, code, 'No.') },
      { at: asRate },
    );
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'See the current rates' }));
    expect(address()).toBe(property);
  });

  it('can be asked for again if the supplier does not answer', async () => {
    let isDown = true;
    const { user } = await open(
      {
        'POST /hotels/quotes': () =>
          isDown ? problem(503, 'supplier_unavailable', 'Alpha does not answer.') : { body: quote() },
      },
      { at: asRate },
    );
    expect(await screen.findByText('Alpha does not answer.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the current rates' })).toHaveAttribute('href', property);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Price, terms and conditions/)).toBeVisible();
  });

  it.each([path, `${path}?quote=${id}`])('without a valid id leads to the search: %s', async (at) => {
    await open({ 'GET /hotels/quotes/{id}': () => problem(404, 'not_found', 'This was not found.') }, { at });
    expect(await screen.findByText('This quote does not exist')).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'Go to the search' });
    expect(link).toHaveAttribute('href', '/hotels/search');
  });
});

describe('a quote', () => {
  it('shows the stay, the room, the terms, and what is paid now and at the property', async () => {
    await open();
    await forClient();
    const page = plain(document.body);
    expect(page).toContain('HQ-00000050');
    expect(page).toContain('1 Creek Road · Dubai');
    expect(page).toContain('King Room 1 × king bed');
    expect(page).toContain('Check-in10 Mar 2027Check-out13 Mar 2027 3 nights');
    expect(page).toContain('Room 12 adults, 1 child (age 8)');
    expect(page).toContain('Free cancellation until 9 Mar 2027, 18:00 GST. After that: no refund.');
    expect(page).toContain('Paid nowUSD 300.00Paid at the propertyNothing');
    expect(page).toContain('Cots are free.');
    expect(page).toMatch(/Prices valid for \d+ minutes/);
    expect(page).not.toMatch(/net price|commission/i);
  });

  it('that differs from the chosen rate shows each field before and now, and is accepted on request', async () => {
    const changed = quote({
      changes: ['total', 'due', 'board', 'timeline', 'conditions', 'payment'],
      rate: rate(40, {
        price: { total: usd('330.00'), per_night: usd('110.00'), due: null },
        now: usd('330.00'),
        board: 'room_only',
        payment: 'deposit',
        tiers: [tier(null, usd('0.00'))],
        conditions: [{ title: 'Pets', description: 'No pets.' }],
      }),
    });
    const { user, api } = await open({
      'GET /hotels/quotes/{id}': () => ({ body: changed }),
      'POST /hotels/quotes/{id}/acceptances': () => ({
        body: { message: 'Accepted.', data: { accepted_at: '2026-11-30T09:05:00Z' } },
      }),
    });
    expect(await screen.findByRole('heading', { name: 'This has changed since you chose it' })).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1).map(plain);
    expect(rows).toEqual([
      'Total priceUSD 300.00USD 330.00Increase: USD 30.00',
      'Due at the propertyUSD 0.00Not stated',
      'BoardBreakfastRoom only',
      'CancellationFree cancellation until 9 Mar 2027, 18:00 GST. After that: no refund.Non-refundable.',
      'ConditionsChildren Cots are free.Pets No pets.',
      'PaymentPay nowDeposit now',
    ]);
    // The client never gets changes that nobody has accepted.
    expect(await forClient()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Accept these changes' }));
    expect(await screen.findByRole('heading', { name: 'You have accepted what changed' })).toHaveFocus();
    expect(await forClient()).toBeEnabled();
    expect(api.calls.at(-1)?.path).toBe(`/hotels/quotes/${id}/acceptances`);
  });

  it('that has expired leads back to the property, and cannot be accepted or sent', async () => {
    const over = quote({ expires_at: '2020-01-01T00:00:00Z', changes: ['board'] });
    const { user, address } = await open({ 'GET /hotels/quotes/{id}': () => ({ body: over }) });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'This quote has expired' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Accept these changes' })).not.toBeInTheDocument();
    expect(await forClient()).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'See the current rates' }));
    expect(address()).toBe(property);
  });

  it.each([
    [
      { payment: 'deposit', now: null } as const,
      'The supplier asks for a part payment, but does not state its amount.',
    ],
    [{ bookable: false }, 'It cannot be paid from the wallet: the supplier takes cards only.'],
  ])('says why it cannot be booked: %j', async (change, reason) => {
    await open({ 'GET /hotels/quotes/{id}': () => ({ body: quote({ rate: rate(40, change) }) }) });
    expect(await screen.findByRole('heading', { name: 'This rate cannot be booked' })).toBeVisible();
    expect(screen.getByText(reason)).toBeVisible();
  });

  it('shows staff the net price and the commission, which may be unknown', async () => {
    const price = { ...rate(40).price, net: usd('270.00') };
    await open(
      { 'GET /hotels/quotes/{id}': () => ({ body: quote({ rate: rate(40, { price, commission: null }) }) }) },
      { permissions: ['hotels_search', 'show_markups'] },
    );
    expect(await screen.findByRole('button', { name: /Why this price/ })).toBeVisible();
    expect(plain(document.body)).toContain('Net priceUSD 270.00Expected commissionUnknown');
  });

  it('of a property without a known zone shows its deadlines in UTC', async () => {
    await open({ 'GET /hotels/quotes/{id}': () => ({ body: quote({ time_zone: null }) }) });
    expect(await screen.findByText(/time zone is unknown/)).toBeVisible();
    expect(plain(document.body)).toContain('until 9 Mar 2027, 14:00 UTC.');
  });

  it.each([
    ['fr', 'Le prix et les conditions sont ceux que vous avez choisis.'],
    ['ar', 'السعر والشروط كما اخترتها.'],
  ] as const)('is shown in %s', async (language, sentence) => {
    await loadTexts(language);
    await open({}, { language });
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('the quote for the client', () => {
  const sent = { body: { message: 'The quote is on its way.', data: { to: 'amal@client.example' } } };

  it('is downloaded as PDF in a language of choice', async () => {
    URL.createObjectURL = () => 'blob:quote';
    URL.revokeObjectURL = () => undefined;
    const { user, api } = await open({
      'GET /hotels/quotes/{id}/quote-document': () => ({ body: '%PDF-1.7' }),
    });
    await user.click(await forClient());
    await user.click(await screen.findByRole('radio', { name: 'العربية' }));
    await user.click(screen.getByRole('button', { name: 'Download PDF' }));
    await waitFor(() => expect(api.callsTo('GET /hotels/quotes/{id}/quote-document')).toHaveLength(1));
    expect(api.calls.at(-1)?.query).toEqual({ language: 'ar' });
  });

  it('is sent by email with a note, once the address is valid', async () => {
    const { user, api, said } = await open({ 'POST /hotels/quotes/{id}/mails': () => sent });
    await user.click(await forClient());
    const field = await screen.findByRole('textbox', { name: 'Client’s email' });
    await user.type(field, 'amal');
    await user.click(screen.getByRole('button', { name: 'Send by email' }));
    expect(screen.getByText('This is not an email address.')).toBeVisible();
    expect(field).toHaveFocus();
    await user.type(field, '@client.example');
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'As discussed.');
    await user.click(screen.getByRole('button', { name: 'Send by email' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.callsTo('POST /hotels/quotes/{id}/mails').map(({ body }) => body)).toEqual([
      { to: 'amal@client.example', language: 'en', note: 'As discussed.' },
    ]);
    expect(said()).toBe('The quote is on its way.');
  });

  it('shows the API’s refusal of the address at its field', async () => {
    const { user } = await open({
      'POST /hotels/quotes/{id}/mails': () =>
        problem(422, 'invalid', 'Please check the fields.', { to: 'Nobody is there.' }),
    });
    await user.click(await forClient());
    await user.type(await screen.findByRole('textbox', { name: 'Client’s email' }), 'amal@client.example');
    await user.click(screen.getByRole('button', { name: 'Send by email' }));
    expect(await screen.findByText('Nobody is there.')).toBeVisible();
  });

  it('is not offered to users who may not book', async () => {
    await open({}, { permissions: ['hotels_search'] });
    await screen.findByText(/^Price, terms and conditions/);
    expect(screen.queryByRole('button', { name: 'Quote for the client' })).not.toBeInTheDocument();
  });
});
