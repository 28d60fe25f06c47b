import { screen, waitFor, within } from '@testing-library/react';
import {
  opened,
  plain,
  propertyId,
  rate,
  ratesOf,
  room,
  stay,
  tier,
  usd,
} from '@traveldesk/hotels-ui/testing';
import { loadTexts } from '@traveldesk/shared-web';
import { card, open } from './property.fake';

describe('a property', () => {
  it('shows its facts, and asks its suppliers with the search in the address', async () => {
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
    // An amenity without a text of ours is shown in the supplier's word.
    expect(screen.getByText('rooftop bar')).toBeVisible();
    const [asked] = api.callsTo('GET /hotels/properties/{id}/rates');
    expect(asked?.query).toEqual({ ...Object.fromEntries(new URLSearchParams(stay)), supplier: 'alpha' });
    expect(screen.getByRole('link', { name: 'Back to the results' })).toHaveAttribute(
      'href',
      expect.stringContaining('/hotels/results?place=city.DXB'),
    );
  });

  it('is on the map with the searched place and its airports; the same facts are text beside it', async () => {
    const airport = {
      iata: 'DXB',
      latitude: 25.2528,
      longitude: 55.3644,
      closed: false,
      city: { code: 'DXB' },
    };
    const { user } = await open({ 'GET /airports': () => ({ body: { data: [airport], total: 1 } }) });
    const map = await screen.findByRole('region', { name: 'Map' });
    const marker = within(map).getByRole('button', { name: /Creek Hotel/ });
    expect(marker).toBeVisible();
    expect(within(map).queryByText(/Total prices/)).toBeNull();
    expect(await within(map).findByText('DXB')).toBeInTheDocument();
    expect(map.querySelector('svg .center')).toBeInTheDocument();
    await user.click(marker);
    expect(plain(map.parentElement!.parentElement!)).toContain('2.3 km from Dubai');
  });

  it('shows its rates by room and board: the amounts due now and there, the terms, and the link to the quote', async () => {
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
    const [breakfast, half] = boards.map(({ parentElement }) => parentElement);
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
  ] as const)('shows its terms in %s', async (language, sentence, choose) => {
    await loadTexts(language);
    await open({}, { language });
    const king = await card('King Room');
    expect(plain(king)).toContain(sentence);
    expect(within(king).getByText(choose)).toBeVisible();
  });

  it('says that its zone is unknown, and shows its deadlines in UTC', async () => {
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

  it('is not shown to others', async () => {
    await open();
    const king = await card('King Room');
    expect(plain(king)).not.toMatch(/net|commission|why/i);
  });
});
