import { screen, waitFor, within } from '@testing-library/react';
import { loadTexts } from '@traveldesk/shared-web';
import {
  mockApi,
  problem,
  renderRoutes,
  type MockAnswer,
  type MockRoutes,
  type RenderOptions,
} from '@traveldesk/shared-testing/web';
import {
  alpha,
  beta,
  failedRates,
  opened,
  propertyId,
  rate,
  ratesOf,
  room,
  stay,
  tier,
  usd,
} from '../testing/stays.fake';
import { HotelPropertyPage } from './HotelPropertyPage';

const path = '/hotels/property/:id';
const at = `/hotels/property/${propertyId}?${stay}`;

async function open(routes: MockRoutes = {}, options: RenderOptions = {}) {
  const api = mockApi({
    'GET /hotels/properties/{id}': () => ({ body: opened() }),
    'GET /hotels/properties/{id}/rates': () => ({ body: ratesOf('alpha', [room('King Room', [rate(40)])]) }),
    ...routes,
  });
  const rendered = await renderRoutes([{ path, element: <HotelPropertyPage /> }], {
    at,
    permissions: ['hotels_search'],
    ...options,
  });
  return { api, ...rendered };
}

const card = (name: string) => screen.findByRole('region', { name });
/** Text without marks of direction, with ordinary spaces. */
const plain = ({ textContent }: HTMLElement) =>
  (textContent ?? '').replace(/[\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, '');

describe('a property', () => {
  it('is shown with its facts, and asked of its suppliers with the search of the address', async () => {
    const { api } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Creek Hotel' })).toBeVisible();
    expect(screen.getByRole('img', { name: '4 stars' })).toBeVisible();
    expect(screen.getByText('8.6', { exact: false })).toHaveTextContent(/8\.6. of 10/);
    const page = plain(document.body);
    expect(page).toContain('1 Creek Road · Dubai · United Arab Emirates · Creek Group');
    expect(page).toContain('2.3 km from Dubai');
    expect(page).toContain('25.26000, 55.30000');
    expect(page).toContain('Check-in10 Mar 2027Check-out13 Mar 2027 3 nights');
    expect(page).toContain('Room 12 adults, 1 child (age 8)Room 21 adult');
    expect(page).toContain('On behalf ofNile Travel');
    await card('King Room');
    const later = plain(document.body);
    expect(later).toContain('Check-infrom 15:00Check-outuntil 11:00Time zoneGulf Standard Time (GMT+4)');
    expect(later).toContain('Key collectionAt the desk.');
    expect(later).toContain('By the creek.');
    // An amenity without a text here is said in the supplier's word.
    expect(screen.getByText('rooftop bar')).toBeVisible();
    const [asked] = api.callsTo('GET /hotels/properties/{id}/rates');
    expect(asked?.query).toEqual({ ...Object.fromEntries(new URLSearchParams(stay)), supplier: 'alpha' });
    expect(screen.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
      'href',
      expect.stringContaining('/hotels/results?place=city.DXB'),
    );
  });

  it('shows its rates by room and board: what is paid now and there, the terms, and the way to the quote', async () => {
    const dear = rate(41, {
      board: 'half_board',
      payment: 'guarantee',
      price: { total: usd('420.00'), per_night: usd('140.00'), due: { amount: '45.00', currency: 'AED' } },
      now: usd('0.00'),
      there: [usd('420.00'), { amount: '45.00', currency: 'AED' }],
      tiers: [tier(null, usd('0.00'), usd('420.00'))],
      loyalty: { programme: 'Creek Club', required: true },
      negotiated: { code: 'NILE7', name: 'Nile 2027' },
      left: 2,
    });
    await open({
      'GET /hotels/properties/{id}/rates': () => ({
        body: ratesOf('alpha', [room('King Room', [dear, rate(40)])]),
      }),
    });
    const king = await card('King Room');
    expect(plain(king)).toContain('1 × king bed');
    const boards = within(king).getAllByRole('heading', { level: 4 });
    expect(boards.map(({ textContent }) => textContent)).toEqual(['Breakfast', 'Half board']);
    const [breakfast, half] = within(king).getAllByRole('region');
    const sentence = 'Free cancellation until 9 Mar 2027, 18:00 GST. After that: no refund.';
    expect(plain(breakfast!)).toContain(sentence);
    expect(plain(within(breakfast!).getByRole('img'))).toContain('FreeNowFull cost9 Mar');
    expect(within(breakfast!).getByRole('img')).toHaveAccessibleName(
      expect.stringContaining('Free cancellation'),
    );
    expect(plain(breakfast!)).toContain('Free until9 Mar 2027, 18:00 GST at the property');
    expect(plain(breakfast!)).toContain('Pay now');
    expect(plain(breakfast!)).toContain('USD 300.00total, 3 nightsper night USD 100.00');
    expect(plain(breakfast!)).toContain('Paid nowUSD 300.00Paid at the propertyNothing');
    expect(plain(half!)).toContain('Pay at the property');
    expect(plain(half!)).toContain('Paid nowNothingPaid at the propertyUSD 420.00AED 45.00');
    expect(plain(half!)).toContain('If canceled: the property may charge USD 420.00.');
    expect(plain(half!)).toContain('Negotiated: Nile 2027 NILE7');
    expect(plain(half!)).toContain('Only for members: Creek Club');
    expect(plain(half!)).toContain('2 rooms left');
    expect(within(half!).getByText('1 condition')).toBeVisible();
    expect(
      within(breakfast!).getByRole('link', { name: /^Choose: .King Room., Breakfast, .USD\s300\.00./u }),
    ).toHaveAttribute(
      'href',
      `/hotels/quote?place=city.DXB&check_in=2027-03-10&check_out=2027-03-13&rooms=2-8.1&rate=${rate(40).id}&property=${propertyId}`,
    );
  });

  it.each([
    ['fr', 'Annulation gratuite jusqu’au 9 mars 2027, 18:00 UTC+4.', 'Choisir'],
    ['ar', 'إلغاء مجاني حتى 9 مارس 2027، 18:00 غرينتش+4.', 'اختيار'],
  ] as const)('has its terms in %s', async (language, sentence, choose) => {
    await loadTexts(language);
    await open({}, { language });
    const king = await card('King Room');
    expect(plain(king)).toContain(sentence);
    expect(within(king).getByText(choose)).toBeVisible();
  });

  it('says that its zone is unknown, and tells its deadlines in UTC', async () => {
    await open({ 'GET /hotels/properties/{id}': () => ({ body: opened({ time_zone: null }) }) });
    const king = await card('King Room');
    expect(plain(king)).toContain('Free cancellation until 9 Mar 2027, 14:00 UTC.');
    expect(screen.getByText('The property’s time zone is unknown: its deadlines are in UTC.')).toBeVisible();
  });

  it('offers no rate that cannot be paid or has expired, and says what is not stated', async () => {
    const rates = [
      rate(41, { bookable: false }),
      rate(42, { expires_at: '2020-01-01T00:00:00Z' }),
      rate(43, {
        bookable: null,
        board: null,
        payment: null,
        tiers: null,
        now: null,
        conditions: [],
        price: { total: usd('310.00'), per_night: usd('103.33'), due: null },
      }),
    ];
    await open({
      'GET /hotels/properties/{id}/rates': () => ({ body: ratesOf('alpha', [room('King Room', rates)]) }),
    });
    const king = await card('King Room');
    const [cards, over, unknown] = within(king)
      .getAllByRole('listitem')
      .filter((row) => row.querySelector('dl'));
    expect(plain(cards!)).toContain('the supplier takes cards only');
    expect(within(cards!).queryByRole('link')).not.toBeInTheDocument();
    expect(plain(over!)).toContain('Expired');
    expect(within(over!).queryByRole('link')).not.toBeInTheDocument();
    expect(plain(unknown!)).toContain('Payment not stated');
    expect(plain(unknown!)).toContain('The supplier does not state the cancellation terms.');
    expect(plain(unknown!)).toContain('Paid nowOnly the quote may state itPaid at the propertyNot stated');
    expect(plain(unknown!)).toContain('The supplier does not state how it can be paid.');
    expect(plain(unknown!)).toContain('The supplier states no conditions.');
    expect(within(unknown!).getByRole('link')).toHaveAccessibleName(/Board not stated/);
  });
});

describe('the net price', () => {
  const staff = rate(40, {
    price: { ...rate(40).price, net: usd('270.00') },
    commission: usd('21.00'),
    note: 'Call the desk',
  });

  it('is shown to staff with the commission and the reason of the price', async () => {
    const { user, api } = await open(
      {
        'GET /hotels/properties/{id}/rates': () => ({ body: ratesOf('alpha', [room('King Room', [staff])]) }),
      },
      { permissions: ['hotels_search', 'show_markups'] },
    );
    const king = await card('King Room');
    expect(plain(king)).toContain('Net priceUSD 270.00Expected commissionUSD 21.00');
    expect(plain(king)).toContain('Supplier’s note: Call the desk');
    await user.click(within(king).getByRole('button', { name: /Why this price/ }));
    await waitFor(() => expect(api.callsTo('GET /hotels/rates/{id}/price-explanation')).toHaveLength(1));
    expect(api.calls.at(-1)?.path).toBe(`/hotels/rates/${staff.id}/price-explanation`);
  });

  it('is unknown to others, who get no part about it', async () => {
    await open();
    const king = await card('King Room');
    expect(plain(king)).not.toMatch(/net|commission|why/i);
  });
});

describe('the suppliers of a property', () => {
  const both = () => ({ body: opened({ suppliers: [alpha, beta] }) });

  it('are shown as they answer; one that fails says why and can be asked again, and the rates of the others stay', async () => {
    let answer: (answer: MockAnswer) => void = () => undefined;
    let isFailing = true;
    const { user } = await open({
      'GET /hotels/properties/{id}': both,
      'GET /hotels/properties/{id}/rates': ({ query }) => {
        if (query.supplier === 'alpha') return new Promise<MockAnswer>((resolve) => (answer = resolve));
        return { body: isFailing ? failedRates('beta') : ratesOf('beta', [room('Suite', [rate(41)])]) };
      },
    });
    expect(await screen.findByText(/it did not answer in time/)).toBeVisible();
    expect(screen.getByText('Asking the suppliers for rates…')).toBeVisible();
    isFailing = false;
    await user.click(screen.getByRole('button', { name: 'Search Beta Hotels again' }));
    const suite = await card('Suite');
    expect(within(screen.getByRole('region', { name: 'Beta Hotels' })).getByText('Training')).toBeVisible();
    answer({ body: ratesOf('alpha', [room('King Room', [rate(40)])]) });
    const king = await card('King Room');
    // The later answer comes below: nothing that is shown moves.
    expect(suite.compareDocumentPosition(king)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('says that there are no rates for the stay, with a way to other days', async () => {
    await open({ 'GET /hotels/properties/{id}/rates': () => ({ body: ratesOf('alpha', []) }) });
    expect(await screen.findByText('No rates for this stay')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search other days' })).toHaveAttribute(
      'href',
      expect.stringContaining('/hotels/search?place=city.DXB'),
    );
  });

  it('shows the failure of our own side at the supplier, too', async () => {
    await open({ 'GET /hotels/properties/{id}/rates': () => problem(500, 'internal', 'No.') });
    expect(await screen.findByText(/an error on our side/)).toBeVisible();
    expect(screen.getByText('No rates: a supplier failed')).toBeVisible();
  });

  it('filters many rates by free cancellation and board', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((number) =>
      rate(60 + number, { board: 'room_only', tiers: [tier(null, usd('0.00'))] }),
    );
    const { user } = await open({
      'GET /hotels/properties/{id}/rates': () => ({
        body: ratesOf('alpha', [room('Twin', many), room('King Room', [rate(40)])]),
      }),
    });
    await card('Twin');
    expect(screen.getByText('7 rates')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Free cancellation only' }));
    expect(screen.queryByRole('region', { name: 'Twin' })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'King Room' })).toBeVisible();
  });

  it('has no filter for a few rates', async () => {
    await open();
    await card('King Room');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

describe('photos and reviews', () => {
  it('shows photos larger, and turns them by the arrow keys in the direction of reading', async () => {
    const { user } = await open();
    const group = await screen.findByRole('group', { name: 'Photos' });
    await user.click(within(group).getByRole('button', { name: 'Creek Hotel: photo 2 of 3' }));
    const dialog = await screen.findByRole('dialog', { name: 'Creek Hotel' });
    const photo = within(dialog).getByRole('img', { name: 'Creek Hotel: photo 2 of 3' });
    expect(photo).toHaveAttribute('src', '/api/v1/hotels/photos/two');
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByRole('img', { name: 'Creek Hotel: photo 3 of 3' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Next photo' }));
    expect(within(dialog).getByText('1 of 3')).toBeVisible();
    await user.keyboard('{ArrowLeft}');
    expect(within(dialog).getByText('3 of 3')).toBeVisible();
  });

  it('says that there are no photos', async () => {
    const body = ratesOf('alpha', [room('King Room', [rate(40)])]);
    body.details!.photos = [];
    await open({ 'GET /hotels/properties/{id}/rates': () => ({ body }) });
    expect(await screen.findByText('No photos')).toBeVisible();
  });

  it('loads reviews when they are opened', async () => {
    const { user, api } = await open({
      'GET /hotels/properties/{id}/reviews': () => ({
        body: {
          outcome: ratesOf('alpha', []).outcome,
          reviews: [{ reviewer: 'Amal', score: 9, text: 'Quiet.', created_at: '2026-10-01T10:00:00Z' }],
        },
      }),
    });
    await card('King Room');
    expect(api.callsTo('GET /hotels/properties/{id}/reviews')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: '214 reviews' }));
    expect(await screen.findByText('Quiet.')).toBeVisible();
    expect(api.callsTo('GET /hotels/properties/{id}/reviews')[0]?.query).toMatchObject({ supplier: 'alpha' });
  });
});

describe('an address that opens nothing', () => {
  it('says what is wrong with the search, as the API does, and leads to the search', async () => {
    const { api } = await open(
      {
        'GET /hotels/properties/{id}': () =>
          problem(422, 'invalid', 'Please check the fields.', { check_in: 'This date is already past.' }),
      },
      { at: `/hotels/property/${propertyId}?place=city.DXB&radius=far` },
    );
    expect(await screen.findByText('This link is incomplete or out of date')).toBeVisible();
    expect(screen.getByText(/This date is already past\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the search' })).toHaveAttribute(
      'href',
      '/hotels/search?place=city.DXB&radius=far',
    );
    // A part that cannot be read is not replaced by its usual value.
    expect(api.callsTo('GET /hotels/properties/{id}')[0]?.query).toEqual({
      place: 'city.DXB',
      radius: 'far',
    });
  });

  it('says that no supplier sells the property', async () => {
    await open({ 'GET /hotels/properties/{id}': () => problem(404, 'not_found', 'This was not found.') });
    expect(await screen.findByText('This property is not sold to you')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('can be tried again after a failure', async () => {
    let isDown = true;
    const { user } = await open({
      'GET /hotels/properties/{id}': () =>
        isDown ? problem(503, 'unavailable', 'Later.') : { body: opened() },
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(again);
    expect(await card('King Room')).toBeVisible();
  });
});
