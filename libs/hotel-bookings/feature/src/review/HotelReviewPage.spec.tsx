import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { quote, rate, usd, plain } from '@traveldesk/hotels-ui/testing';
import {
  mockApi,
  problem,
  renderRoutes,
  type MockRoutes,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import { beginPage } from '@traveldesk/shared-web';
import { notes } from '../testing/hotel-booking.fake';
import { HotelReviewPage } from './HotelReviewPage';

const path = '/hotels/review';
const { id } = quote();

async function open(routes: MockRoutes = {}, options: RenderOptions = {}) {
  const api = mockApi({
    'GET /hotels/quotes/{id}': () => ({ body: quote() }),
    'GET /hotels/quotes/{id}/booking-notes': () => ({ body: notes() }),
    'GET /travellers': () => ({ body: { data: [], total: 0 } }),
    'POST /hotels/bookings': () => ({
      status: 201,
      body: { message: 'Sent.', data: { id: 'b1', number: 'TD-1', version: 1 } },
    }),
    ...routes,
  });
  const page = { path, element: <HotelReviewPage /> };
  const record = { path: '/hotels/bookings/view/:id', element: <p>the booking</p> };
  const rendered = await renderRoutes([page, record], {
    at: `${path}?quote=${id}`,
    permissions: ['hotels_search', 'hotels_bookings', 'issue_bookings'],
    ...options,
  });
  return { api, ...rendered };
}

const field = (label: RegExp | string, place = 0) =>
  screen.getAllByLabelText(label)[place] as HTMLInputElement;
const type = (label: RegExp | string, text: string, place = 0) =>
  act(async () => void fireEvent.change(field(label, place), { target: { value: text } }));

/** Types the guests who must be named, and the contact. */
async function fillIn() {
  await screen.findByText(/^Names as in the passport/);
  await type('Given names', 'Mona');
  await type('Family name', 'Said');
  await type('Given names', 'Omar', 3);
  await type('Family name', 'Said', 3);
  await type('Email', 'mona@nile.example');
  await type('Phone', '+20 100 123 4567');
}

const button = (name: string) => screen.getAllByText(name).at(-1)!.closest('button') as HTMLButtonElement;

it('books what the summary shows, once, and opens the booking', async () => {
  const { api, user, address } = await open();
  await fillIn();
  await type('Special requests', 'A cot');
  await user.click(button('Pay and book'));
  const dialog = await screen.findByRole('dialog');
  expect(plain(dialog)).toContain('Room 1: Mona Said');
  expect(plain(dialog)).toContain('Room 2: Omar Said');
  expect(plain(dialog)).toContain('USD 300.00 is taken from the wallet of Nile Travel.');
  expect(plain(dialog)).toContain('Free cancellation until 9 Mar 2027, 18:00 GST.');
  await user.click(
    within(dialog).getByText('Pay USD 300.00 and book', {
      normalizer: (text) => text.replace(/[\u00a0\u2066-\u2069]/g, (mark) => (mark === '\u00a0' ? ' ' : '')),
    }),
  );
  await waitFor(() => expect(address()).toBe('/hotels/bookings/view/b1'));
  const sent = api.callsTo('POST /hotels/bookings').map(({ body }) => body);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    quote_id: id,
    total: usd('300.00'),
    replaces: null,
    requests: 'A cot',
    guests: [
      { room: 0, given_name: 'Mona' },
      { room: 1, given_name: 'Omar' },
    ],
  });
});

it('keeps what was typed through a reload', async () => {
  await open();
  await fillIn();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  beginPage();
  const { user } = await open();
  await user.click(await screen.findByText('Restore'));
  expect([field('Given names').value, field('Given names', 3).value, field('Email').value]).toEqual([
    'Mona',
    'Omar',
    'mona@nile.example',
  ]);
});

it('keeps the guests for another rate if this one is sold out', async () => {
  const gone = problem(422, 'rate_gone', 'The rate is sold out.');
  const { user } = await open({ 'POST /hotels/bookings': () => gone });
  await fillIn();
  await user.click(button('Pay and book'));
  const dialog = await screen.findByRole('dialog');
  await user.click(dialog.querySelector('.ant-btn-primary') as HTMLElement);
  expect(await screen.findByText('The rate is sold out.')).toBeVisible();
  expect(screen.getByText('The guests that you typed are kept for another rate.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See the current rates' })).toBeVisible();
  expect(field('Given names').value).toBe('Mona');
});

it('asks for a reason if the API suspects a double booking', async () => {
  const { user } = await open({
    'POST /hotels/bookings': () =>
      problem(422, 'booking_duplicate', 'Mona Said has a stay then.', { reason: 'Say why.' }),
  });
  await fillIn();
  await user.click(button('Pay and book'));
  await user.click((await screen.findByRole('dialog')).querySelector('.ant-btn-primary') as HTMLElement);
  expect(await screen.findByLabelText(/^Why it is booked again/)).toBeVisible();
});

it('a guarantee rate takes nothing from the wallet', async () => {
  const guarantee = rate(40, { payment: 'guarantee', now: usd('0.00'), there: [usd('300.00')] });
  const { user } = await open({ 'GET /hotels/quotes/{id}': () => ({ body: quote({ rate: guarantee }) }) });
  await fillIn();
  await user.click(button('Book'));
  expect(plain(await screen.findByRole('dialog'))).toContain(
    'Nothing is taken from the wallet of Nile Travel.',
  );
});

it.each([
  [
    'sold',
    notes({ obstacle: 'sold', booking: { id: 'b9', number: 'TD-9' } }),
    quote(),
    /has already been booked/,
  ],
  ['without a company', notes({ company: null }), quote(), /nobody would pay/],
  [
    'without a deposit amount',
    notes({ obstacle: 'deposit_unknown' }),
    quote({ rate: rate(40, { payment: 'deposit', now: null }) }),
    /does not state its amount/,
  ],
])('a quote that is %s says why it cannot be booked', async (_, said, shown, reason) => {
  await open({
    'GET /hotels/quotes/{id}': () => ({ body: shown }),
    'GET /hotels/quotes/{id}/booking-notes': () => ({ body: said }),
  });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByText('Pay and book')).not.toBeInTheDocument();
});

it.each([
  [{ expires_at: '2020-01-01T00:00:00Z' }, /^The quote has expired\. What you typed stays here/],
  [{ changes: ['board' as const] }, 'Accept what has changed first.'],
])('does not book a quote with %j', async (change, said) => {
  await open({ 'GET /hotels/quotes/{id}': () => ({ body: quote(change) }) });
  expect(await screen.findByText(said)).toBeVisible();
  expect(button('Pay and book')).toBeDisabled();
});

it('asks for a loyalty number only where the rate supports one', async () => {
  await open();
  await screen.findByText('Contact and requests');
  expect(screen.queryByLabelText('Loyalty number')).not.toBeInTheDocument();
  cleanup();
  const members = rate(40, { loyalty: { programme: 'creek_club', required: true } });
  await open({ 'GET /hotels/quotes/{id}': () => ({ body: quote({ rate: members }) }) });
  expect(await screen.findByText(/for members of .*Creek Club.* only/)).toBeVisible();
});
