import { rateWire, stayWire, type StayWish } from '../testing/stay-wire.fake';
import { duffelStaysAdapter } from './duffel-stays.adapter';
import { termsOf } from '../rates/terms';
import { timelineOf } from './timeline';

const eur = (amount: string) => ({ amount, currency: 'EUR' });
const tier = (refund_amount: string, before: string, currency = 'EUR') => ({
  refund_amount,
  before,
  currency,
});

const total = eur('800.00');
const readTerms = (timeline: unknown, now: string) => termsOf(timelineOf(timeline, total), total, now);

/** STAYS 3: amounts come back until an instant, exclusive. */
describe('a cancellation timeline', () => {
  const two = [tier('800.00', '2027-03-14T04:00:00Z'), tier('400.00', '2027-03-15T03:59:00Z')];

  it.each<[string, unknown, string, object]>([
    ['free', two, '2027-03-14T03:59:59.999Z', { terms: 'free', free_until: '2027-03-14T04:00:00.000Z' }],
    [
      'partial from the very instant',
      two,
      '2027-03-14T04:00:00.000Z',
      { terms: 'partial', free_until: null },
    ],
    ['none behind the last', two, '2027-03-15T03:59:00.000Z', { terms: 'none', free_until: null }],
    ['none at all', [], '2027-01-01T00:00:00.000Z', { terms: 'none', free_until: null }],
    [
      'free twice in a row',
      [tier('800', '2027-03-01T00:00:00Z'), tier('800.00', '2027-03-02T01:00:00+01:00')],
      '2027-01-01T00:00:00.000Z',
      { terms: 'free', free_until: '2027-03-02T00:00:00.000Z' },
    ],
    [
      'nothing back',
      [tier('0.00', '2027-03-01T00:00:00Z')],
      '2027-01-01T00:00:00.000Z',
      { terms: 'none', free_until: null },
    ],
  ])('%s', (_, timeline, now, terms) => {
    expect(readTerms(timeline, now)).toEqual(terms);
  });

  it.each<[string, unknown]>([
    ['missing', undefined],
    ['null', null],
    ['out of order', [...two].reverse()],
    ['more back later', [tier('400.00', '2027-03-14T04:00:00Z'), tier('800.00', '2027-03-15T04:00:00Z')]],
    ['in another currency', [tier('800.00', '2027-03-14T04:00:00Z', 'USD')]],
    ['without an offset', [tier('800.00', '2027-03-14T04:00:00')]],
    ['an amount that is none', [tier('all', '2027-03-14T04:00:00Z')]],
  ])('%s: unknown, and never free', (_, timeline) => {
    expect(readTerms(timeline, '2027-01-01T00:00:00.000Z')).toEqual({
      terms: 'unknown',
      free_until: null,
    });
  });
});

describe('an answer of Duffel Stays', () => {
  const asked = {
    check_in_date: '2027-03-10',
    check_out_date: '2027-03-13',
    rooms: 2,
    guests: [{ type: 'adult' }, { type: 'adult' }, { type: 'child', age: 8 }],
  };
  const point = { latitude: 30.05, longitude: 31.24 };
  const wanted = {
    point,
    radius: 10,
    check_in: '2027-03-10',
    check_out: '2027-03-13',
    rooms: 2,
    adults: 2,
    children: [8],
    negotiated: [] as string[],
  };
  let sent: unknown;
  const answerWith = async (results: unknown[]) => {
    const body = JSON.stringify({ data: { results } });
    const call = async (request: { body?: unknown }) => {
      sent = request.body;
      return { status: 201, body, said: null };
    };
    return duffelStaysAdapter.search(call, wanted);
  };
  const read = async (...wishes: StayWish[]) =>
    (await answerWith(wishes.map((wish) => stayWire(asked, wish)))).read(100, 1_000);
  const firstOf = async (wish: Omit<StayWish, 'id'>) => (await read({ id: '1', ...wish })).stays[0]!;

  it('was asked for all guests in one list, with the ages of the children', async () => {
    await read();
    expect(sent).toEqual({
      data: { location: { radius: 10, geographic_coordinates: point }, ...asked },
    });
  });

  it('names the negotiated rate of a rate', async () => {
    const { rates } = await firstOf({ rates: [rateWire(), rateWire({ negotiated_rate_id: 'nre_1' })] });
    expect(rates.map(({ negotiated }) => negotiated)).toEqual([null, 'nre_1']);
  });

  it('is read in our terms; fees count as tax', async () => {
    expect(await firstOf({})).toMatchObject({
      ref: 'srr_1',
      from: false,
      asked: { guests: { adults: 2, children: [8] } },
      property: { ref: 'acc_1', stars: 4, review: { score: 8.4, count: 42 }, amenities: ['wifi'], point },
      rates: [
        {
          board: 'breakfast',
          payment: 'pay_now',
          terms: 'free',
          bookable: true,
          commissionable: false,
          net: { total: eur('300.00'), base: eur('250.00'), tax: eur('50.00') },
          due: { amount: '90.00', currency: 'EGP' },
        },
      ],
    });
  });

  it.each<[string, object]>([
    ['do not add up', { base_amount: '251.00' }],
    ['are missing', { fee_amount: null }],
    ['are in another currency', { tax_currency: 'USD' }],
  ])('parts that %s are not itemised, and the total counts', async (_, rate) => {
    const [found] = (await firstOf({ rate })).rates;
    expect(found?.net).toEqual({ total: eur('300.00'), base: null, tax: null });
  });

  it.each(['1500', '1500.00'])('reads %s as an amount', async (total_amount) => {
    expect((await firstOf({ rate: { total_amount } })).rates[0]?.net.total).toEqual(eur('1500.00'));
  });

  it('complaint 8: a resort fee of 0.00 is none, and one that is null is unknown, never none', async () => {
    const dueOf = async (due_at_accommodation_amount: string | null) =>
      (await firstOf({ rate: { due_at_accommodation_amount } })).rates[0]?.due;
    expect([await dueOf('0.00'), await dueOf(null)]).toEqual([{ amount: '0.00', currency: 'EGP' }, null]);
  });

  it('without rooms has only a price "from"', async () => {
    for (const rooms of [undefined, []]) {
      const stay = await firstOf({ accommodation: { rooms } });
      expect(stay).toMatchObject({
        from: true,
        rates: [{ board: null, payment: null, terms: null, bookable: null, net: { total: eur('300.00') } }],
      });
    }
  });

  it('complaint 10: an unreadable policy makes only the terms of its own rate unknown', async () => {
    const bad = [{ before: 'soon', refund_amount: '300.00', currency: 'EUR' }];
    const rates = [
      rateWire({ cancellation_timeline: bad }),
      rateWire({ cancellation_timeline: 'none' }),
      rateWire(),
    ];
    const { stays, dropped } = await read({ id: '1', rates });
    expect(stays[0]?.rates.map(({ terms }) => terms)).toEqual(['unknown', 'unknown', 'free']);
    expect(dropped).toEqual({ results: {}, rates: {} });
  });

  it('complaint 10: each rate of two rooms has its own deadline', async () => {
    const until = (before: string) =>
      rateWire({ cancellation_timeline: [{ before, refund_amount: '300.00', currency: 'EUR' }] });
    const rooms = [
      { name: 'Double', rates: [until('2099-03-09T14:00:00Z')] },
      { name: 'Twin', rates: [until('2099-03-07T14:00:00Z')] },
    ];
    const { rates } = await firstOf({ accommodation: { rooms } });
    expect(rates.map(({ free_until }) => free_until)).toEqual([
      '2099-03-09T14:00:00.000Z',
      '2099-03-07T14:00:00.000Z',
    ]);
  });

  it('complaint 5: a deadline with an offset is the instant that it names', async () => {
    const cancellation_timeline = [
      { before: '2099-03-09T18:00:00+04:00', refund_amount: '300.00', currency: 'EUR' },
    ];
    expect((await firstOf({ rate: { cancellation_timeline } })).rates[0]?.free_until).toBe(
      '2099-03-09T14:00:00.000Z',
    );
  });

  it('complaint 10: a bad rate fails neither the others nor the property', async () => {
    const rates = [rateWire({ board_type: 'brunch' }), rateWire({ total_amount: '-1' }), rateWire()];
    const { stays, dropped } = await read({ id: '1', rates });
    expect([stays[0]?.rates.length, dropped]).toEqual([
      1,
      { results: {}, rates: { unreadable: 1, price: 1 } },
    ]);
  });

  it.each([[null], [{ rates: {} }]])(
    'the bad room %j fails neither the others nor the property',
    async (bad) => {
      const rooms = [bad, { name: 'Double', rates: [rateWire()] }];
      const { stays, dropped } = await read({ id: '1', accommodation: { rooms } });
      expect([stays[0]?.rates.length, dropped.rates]).toEqual([1, { unreadable: 1 }]);
    },
  );

  it.each<[string | null, boolean]>([
    ['12.50', true],
    ['0.00', false],
    [null, false],
  ])('with a commission of %s is commissionable: %s', async (estimated_commission_amount, isOne) => {
    const rate = { estimated_commission_amount, estimated_commission_currency: 'EUR' };
    expect((await firstOf({ rate })).rates[0]?.commissionable).toBe(isOne);
  });

  it('has rates with or without an expiry of their own', async () => {
    const endsOf = async (expires_at?: string) =>
      (await firstOf({ rate: { expires_at } })).rates[0]?.expires_at;
    expect([await endsOf('2027-01-01T02:00:00+02:00'), await endsOf()]).toEqual([
      '2027-01-01T00:00:00.000Z',
      null,
    ]);
  });

  it('marks a rate that only a card can pay as not bookable', async () => {
    expect((await firstOf({ rate: { available_payment_methods: ['card'] } })).rates[0]?.bookable).toBe(false);
  });

  it.each([undefined, null])('payment methods that are %s leave open whether we can pay', async (methods) => {
    expect((await firstOf({ rate: { available_payment_methods: methods } })).rates[0]?.bookable).toBeNull();
  });

  it.each<[string, object]>([
    [
      'no coordinates',
      { location: { ...stayWire(asked, { id: '1' }).accommodation.location, geographic_coordinates: null } },
    ],
    [
      'the point 0, 0',
      {
        location: {
          ...stayWire(asked, { id: '1' }).accommodation.location,
          geographic_coordinates: { latitude: 0, longitude: 0 },
        },
      },
    ],
  ])('%s: the property is kept without a location', async (_, accommodation) => {
    expect((await firstOf({ accommodation })).property.point).toBeNull();
  });

  it('facts that cannot be read are unknown', async () => {
    const accommodation = { rating: 7, review_score: 'good', amenities: [{}], chain: 'Heron' };
    const { property } = await firstOf({ accommodation });
    expect(property).toMatchObject({ stars: null, review: null, amenities: null, chain: null });
  });

  it.each<[string, object, string]>([
    ['no name', { accommodation: { name: '' } }, 'unreadable'],
    ['a name that turns the text around', { accommodation: { name: 'Nile\u202e' } }, 'unreadable'],
    ['no id', { accommodation: { id: '' } }, 'id'],
    ['no days', { result: { check_in_date: null } }, 'unreadable'],
    ['no currency', { accommodation: { rooms: [] }, result: { cheapest_rate_currency: null } }, 'currency'],
  ])('%s: left out as %s', async (_, wish, cause) => {
    expect(await read({ id: '1', ...wish })).toEqual({
      stays: [],
      dropped: { results: { [cause]: 1 }, rates: {} },
    });
  });

  it('is read up to two thousand results', async () => {
    const answer = await answerWith(
      Array.from({ length: 2_003 }, (_, at) => stayWire(asked, { id: String(at) })),
    );
    expect(answer.left()).toBe(2_000);
    expect(answer.read(25, 500)).toMatchObject({ stays: { length: 25 }, dropped: { results: { full: 3 } } });
    expect(answer.read(5_000, 5_000)).toMatchObject({ stays: { length: 1_975 }, dropped: { results: {} } });
  });

  it('is read up to a hundred rates of a property and twenty thousand of all, part by part', async () => {
    const rates = Array.from({ length: 101 }, () => rateWire());
    const wish = stayWire(asked, { id: '1', rates });
    const answer = await answerWith(Array.from({ length: 203 }, () => wish));
    const parts = [];
    while (answer.left() > 0) parts.push(answer.read(100, 500));
    expect(parts.map(({ stays }) => stays.length)).toEqual(Array(40).fill(5));
    expect(parts[0]).toMatchObject({
      stays: [{ rates: { length: 100 } }, {}, {}, {}, {}],
      dropped: { rates: { full: 5 } },
    });
    expect(parts.at(-1)?.dropped.results).toEqual({ full: 3 });
  });

  it.each([[{}], [{ data: {} }], [{ data: { results: {} } }]])('%j is malformed', async (body) => {
    const call = async () => ({ status: 201, body: JSON.stringify(body), said: null });
    await expect(duffelStaysAdapter.search(call, wanted)).rejects.toMatchObject({ reason: 'malformed' });
  });
});
