import type { Offer } from '@traveldesk/flights-contract';
import { flight, offer, slice, viaIstanbul } from '@traveldesk/flights-ui/testing';
import { partOfDay } from './facts';
import { readView, writeView } from './filter-codec';
import { applyFilters, isFiltered, noFilters, type Filters } from './filters';
import { fareBrands, groupOffers } from './itineraries';
import { leaders, sortItineraries, type Sort } from './sorting';

const free = { state: 'allowed', penalty: null } as const;
const no = { state: 'not_allowed', penalty: null } as const;

describe('itineraries', () => {
  it('are the same flights, with the cheapest fare first', () => {
    const offers = [offer('300.00'), viaIstanbul('90.00'), offer('1000.00'), offer('250.00')];
    const [direct, istanbul] = groupOffers(offers);
    expect(direct?.offers.map(({ price }) => price.total.amount)).toEqual(['250.00', '300.00', '1000.00']);
    expect(direct).toMatchObject({ key: 'direct', minutes: 210, stops: 0 });
    expect(istanbul).toMatchObject({ key: 'istanbul', minutes: 550, stops: 1 });
  });

  it('compare one fare for each brand, cabin and supplier', () => {
    const [group] = groupOffers([
      offer('120.00'),
      offer('100.00'),
      offer('200.00', { fare_brand: 'Flex' }),
      offer('90.00', { supplier: 'beta' }),
    ]);
    expect(fareBrands(group!).map(({ price, fare_brand }) => `${fare_brand} ${price.total.amount}`)).toEqual([
      'Light 90.00',
      'Light 100.00',
      'Flex 200.00',
    ]);
  });

  it.each<[string, Partial<Offer>]>([
    ['a refund', { conditions: { change: no, refund: free } }],
    [
      'a refund for a fee',
      {
        conditions: {
          change: no,
          refund: { state: 'allowed', penalty: { amount: '50.00', currency: 'EUR' } },
        },
      },
    ],
    ['changes', { conditions: { change: free, refund: no } }],
    ['bags', { bags: { carry_on: 1, checked: 2 } }],
    ['a class', { cabin: 'Business' }],
    [
      'the class of one flight',
      { slices: [slice([flight('MS 910 CAI 10:00 DXB 15:30', { cabin: 'Business' })])] },
    ],
  ])('show fares of one brand separately if they differ in %s', (_, change) => {
    const plain = { conditions: { change: no, refund: no } };
    const [group] = groupOffers([
      offer('100.00', plain),
      offer('150.00', { ...plain, ...change }),
      offer('160.00', { ...plain, ...change }),
    ]);
    expect(fareBrands(group!).map(({ price }) => price.total.amount)).toEqual(['100.00', '150.00']);
  });
});

describe('alliance and emissions', () => {
  const star = offer('100.00', { itinerary_key: 'star', emissions_kg: 400 });
  const mixed = viaIstanbul('90.00', { itinerary_key: 'mixed', emissions_kg: null });
  const none = offer('80.00', {
    itinerary_key: 'none',
    emissions_kg: 900,
    slices: [slice([flight('FZ 1 CAI 04:00 DXB 10:00')])],
  });
  const left = (filters: Partial<Filters>) =>
    applyFilters([star, mixed, none], { ...noFilters, ...filters }).offers.map((it) => it.itinerary_key);

  it('the alliance requires that all airlines that sell the flights belong to it', () => {
    expect(left({ alliance: ['star'] })).toEqual(['star']);
    expect(left({ alliance: ['oneworld'] })).toEqual([]);
    const { counts } = applyFilters([star, mixed, none], noFilters);
    expect([...counts.alliance]).toEqual([['star', 1]]);
  });

  it('unknown emissions do not pass an emissions filter', () => {
    expect(left({ co2: 500 })).toEqual(['star']);
    expect(left({ co2: null })).toEqual(['star', 'mixed', 'none']);
    expect(applyFilters([star, mixed, none], noFilters).emissions).toEqual([400, 900]);
  });

  it('are kept in the address', () => {
    const view = readView(new URLSearchParams('alliance=star.oneworld&co2=500'));
    expect(view.filters).toMatchObject({ alliance: ['star', 'oneworld'], co2: 500 });
    expect(writeView(new URLSearchParams(), view).toString()).toBe('alliance=star.oneworld&co2=500');
  });
});

describe('sorting', () => {
  const early = offer('400.00', {
    itinerary_key: 'early',
    slices: [slice([flight('EK 924 CAI 04:00 DXB 10:00')], { minutes: 240 })],
  });
  const groups = groupOffers([viaIstanbul('90.00'), offer('300.00'), early]);

  it.each<[Sort, string[]]>([
    // Stops, then duration, then price (TRAVEL-RULES 39).
    ['best', ['direct', 'early', 'istanbul']],
    ['price', ['istanbul', 'direct', 'early']],
    ['duration', ['direct', 'early', 'istanbul']],
    ['departure', ['early', 'direct', 'istanbul']],
  ])('by %s', (sort, keys) => {
    expect(sortItineraries(groups, sort).map(({ key }) => key)).toEqual(keys);
  });

  it('names the first itinerary of each sort', () => {
    const { best, price, duration } = leaders(groups);
    expect([best?.key, price?.key, duration?.key]).toEqual(['direct', 'istanbul', 'direct']);
    expect(leaders([])).toEqual({});
  });
});

describe('filters', () => {
  const offers = [
    offer('300.00', { bags: { carry_on: 1, checked: 1 }, conditions: { change: free, refund: free } }),
    offer('200.00', { conditions: { change: no, refund: no } }),
    viaIstanbul('90.00', { bags: { carry_on: null, checked: null } }),
  ];
  const left = (filters: Partial<Filters>) =>
    applyFilters(offers, { ...noFilters, ...filters }).offers.map(({ price }) => price.total.amount);

  it.each<[Partial<Filters>, string[]]>([
    [{}, ['300.00', '200.00', '90.00']],
    [{ stops: ['0'] }, ['300.00', '200.00']],
    [{ stops: ['0', '1'] }, ['300.00', '200.00', '90.00']],
    [{ airlines: ['PC'] }, ['90.00']],
    [{ out: ['evening'] }, ['90.00']],
    [{ land: ['afternoon'] }, ['300.00', '200.00']],
    // The connecting airport is the one of the next departure.
    [{ via: ['SAW'] }, ['90.00']],
    [{ bags: ['carry_on'] }, ['300.00', '200.00']],
    [{ bags: ['carry_on', 'checked'] }, ['300.00']],
    [{ terms: ['refund', 'change'] }, ['300.00']],
    [{ suppliers: ['beta'] }, ['90.00']],
    [{ duration: 300 }, ['300.00', '200.00']],
    [{ layover: 60 }, ['300.00', '200.00']],
    [{ price: { min: 9000, max: 20000 } }, ['200.00', '90.00']],
    [{ stops: ['0'], price: { min: 0, max: 10000 } }, []],
  ])('%j leave %j', (filters, amounts) => {
    expect(left(filters)).toEqual(amounts);
  });

  it('count the itineraries of each value, with the other filters applied', () => {
    const { counts } = applyFilters(offers, { ...noFilters, stops: ['0'] });
    // The choice within a filter does not affect the counts of its values.
    expect([...counts.stops]).toEqual([
      ['0', 1],
      ['1', 1],
    ]);
    expect([...counts.suppliers]).toEqual([['alpha', 1]]);
    expect(counts.airlines.has('TK')).toBe(false);
  });

  it('are kept in the address, beside foreign parameters', () => {
    const view = {
      sort: 'price' as const,
      filters: { ...noFilters, stops: ['0', '1'], duration: 300, price: { min: 100, max: 200 } },
      open: 'direct',
    };
    const params = writeView(new URLSearchParams('type=oneway&stops=2'), view);
    expect(params.toString()).toBe('type=oneway&stops=0.1&sort=price&duration=300&price=100-200&open=direct');
    expect(readView(params)).toEqual(view);
    expect(isFiltered(view.filters)).toBe(true);
  });

  it.each(['sort=loudest', 'duration=-1', 'duration=x', 'price=1', 'stops=%3Cb%3E', 'airlines=..'])(
    'ignore %s',
    (query) => {
      const view = readView(new URLSearchParams(query));
      expect(view).toEqual({ sort: 'best', filters: noFilters, open: null });
      expect(isFiltered(view.filters)).toBe(false);
    },
  );
});

it.each([
  ['2027-02-01T00:00', 'night'],
  ['2027-02-01T05:59', 'night'],
  ['2027-02-01T06:00', 'morning'],
  ['2027-02-01T12:00', 'afternoon'],
  ['2027-02-01T23:59', 'evening'],
])('%s is in the %s', (time, part) => {
  expect(partOfDay(time)).toBe(part);
});
