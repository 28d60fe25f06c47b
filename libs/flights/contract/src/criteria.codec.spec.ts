import fc from 'fast-check';
import {
  cabins,
  emptyCriteria,
  privateFareKinds,
  stopLimits,
  tripTypes,
  type CriteriaDraft,
} from './criteria';
import { criteriaNames, decodeCriteria, encodeCriteria } from './criteria.codec';

/** The behavior of URLSearchParams, which this library cannot import because it serves both browser and server. */
const queryOf = (query: string) => ({
  getAll: (name: string) =>
    query
      .split('&')
      .map((pair) => pair.split('='))
      .filter(([key]) => key === name)
      .map(([, value]) => decodeURIComponent(value ?? '')),
});
const decode = (query: string) => decodeCriteria(queryOf(query));

const roundTrip =
  'type=roundtrip&trips=CAI-DXB-2026-12-01.DXB-CAI-2026-12-08&cabin=Business&adults=2&children=5.8&infants=0' +
  '&airline=EK.MS&not_airline=FZ&fares=EK-co-NILE1.MS-to-T-9&max_stops=1&departure=0600-1200.&arrival=.1400-2215&flexible=1&company_id=0193a1b2-0000-7000-8000-00000000ffff';

it('an address holds the whole search', () => {
  const { draft, errors } = decode(roundTrip);
  expect(errors).toEqual({});
  expect(draft).toEqual({
    type: 'roundtrip',
    trips: [
      {
        origin: 'CAI',
        destination: 'DXB',
        date: '2026-12-01',
        departure: { from: '06:00', to: '12:00' },
        arrival: null,
      },
      {
        origin: 'DXB',
        destination: 'CAI',
        date: '2026-12-08',
        departure: null,
        arrival: { from: '14:00', to: '22:15' },
      },
    ],
    cabin: 'Business',
    adults: 2,
    children: [5, 8],
    infants: [0],
    airlines: ['EK', 'MS'],
    excluded_airlines: ['FZ'],
    private_fares: [
      { airline: 'EK', kind: 'corporate_code', code: 'NILE1' },
      { airline: 'MS', kind: 'tour_code', code: 'T-9' },
    ],
    flexible: true,
    max_stops: 1,
    company_id: '0193a1b2-0000-7000-8000-00000000ffff',
  });
  expect(encodeCriteria(draft)).toBe(roundTrip);
});

it('an empty address is an empty form, and foreign parameters are ignored', () => {
  expect(decode('')).toEqual({ draft: emptyCriteria(), errors: {} });
  expect(decode('sort=price&offer=7')).toEqual({ draft: emptyCriteria(), errors: {} });
});

it('reads Arabic digits and lower-case codes', () => {
  const { draft, errors } = decode('trips=cai-dxb-٢٠٢٦-١٢-٠١&adults=٣');
  expect(errors).toEqual({});
  expect(draft).toMatchObject({ type: 'oneway', adults: 3, trips: [{ origin: 'CAI', date: '2026-12-01' }] });
});

it('reads an older link with one airline, and names each airline once', () => {
  expect(decode('airline=ms').draft.airlines).toEqual(['MS']);
  expect(decode('airline=ms.EK.MS').draft.airlines).toEqual(['EK', 'MS']);
});

it('keeps an incomplete trip', () => {
  expect(decode('type=oneway&trips=CAI--').draft.trips).toMatchObject([
    { origin: 'CAI', destination: null, date: null },
  ]);
});

describe('a tampered link names the invalid part', () => {
  it.each([
    ['type=spacetrip', 'type'],
    ['trips=CAI-DXB', 'trips'],
    ['trips=CAIRO-DXB-2026-12-01', 'trips'],
    ['trips=CAI-DXB-2026-02-30', 'trips'],
    [`trips=${'CAI-DXB-2026-12-01.'.repeat(25)}`, 'trips'],
    ['trips=CAI-DXB-2026-12-01&trips=CAI-DXB-2026-12-02', 'trips'],
    ['cabin=Luxury', 'cabin'],
    ['adults=-1', 'adults'],
    ['adults=1e3', 'adults'],
    ['children=5,8', 'children'],
    ['infants=x', 'infants'],
    ['airline=12', 'airline'],
    ['airline=MS.12', 'airline'],
    [`airline=${'MS.'.repeat(10)}MS`, 'airline'],
    ['not_airline=Emirates', 'not_airline'],
    ['fares=EK-xx-NILE1', 'fares'],
    ['fares=EK-co-NILE%201', 'fares'],
    ['flexible=yes', 'flexible'],
    ['max_stops=3', 'max_stops'],
    ['departure=25:00', 'departure'],
    ['trips=CAI-DXB-2026-12-01&arrival=0600-1200.0600-1200', 'arrival'],
    ["company_id=1' or '1'='1", 'company_id'],
    ['cabin=__proto__', 'cabin'],
  ])('%s', (query, field) => {
    expect(decode(query).errors).toEqual({ [field]: 'search_malformed' });
  });
});

const code = fc.option(fc.stringMatching(/^[A-Z]{3}$/));
const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const window = fc.option(fc.constantFrom({ from: '00:00', to: '06:30' }, { from: '12:00', to: '23:59' }));
const drafts: fc.Arbitrary<CriteriaDraft> = fc.record({
  type: fc.constantFrom(...tripTypes),
  trips: fc.array(
    fc.record({ origin: code, destination: code, date: fc.option(day), departure: window, arrival: window }),
    { minLength: 1, maxLength: 6 },
  ),
  cabin: fc.constantFrom(...cabins),
  adults: fc.nat(9),
  children: fc.array(fc.nat(20), { maxLength: 8 }).map((ages) => ages.sort((a, b) => a - b)),
  infants: fc.array(fc.nat(1), { maxLength: 4 }).map((ages) => ages.sort((a, b) => a - b)),
  airlines: fc.subarray(['9W', 'MS', 'U2']),
  excluded_airlines: fc.subarray(['9W', 'MS', 'U2']),
  private_fares: fc.array(
    fc.record({
      airline: fc.option(fc.constantFrom('MS', '9W')),
      kind: fc.constantFrom(...privateFareKinds),
      code: fc.stringMatching(/^[A-Za-z0-9/_-]{0,30}$/),
    }),
    { maxLength: 5 },
  ),
  flexible: fc.boolean(),
  max_stops: fc.option(fc.constantFrom(...stopLimits)),
  company_id: fc.option(fc.uuid()),
});

it('every written search can be read again, with its private fares sorted by their text', () => {
  const unordered = (draft: CriteriaDraft) => ({ ...draft, private_fares: new Set(draft.private_fares) });
  fc.assert(
    fc.property(drafts, (draft) => {
      const query = encodeCriteria(draft);
      const names = query.split('&').map((pair) => pair.split('=')[0]);
      expect(criteriaNames.filter((name) => names.includes(name))).toEqual(names);
      const read = decode(query);
      expect(read.errors).toEqual({});
      expect(unordered(read.draft)).toEqual(unordered(draft));
      expect(encodeCriteria(read.draft)).toBe(query);
    }),
  );
});

it('lists have one encoding, whatever their order', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const turned: CriteriaDraft = {
        ...draft,
        children: draft.children.toReversed(),
        infants: draft.infants.toReversed(),
        airlines: draft.airlines.toReversed(),
        excluded_airlines: draft.excluded_airlines.toReversed(),
        private_fares: draft.private_fares.toReversed(),
      };
      expect(encodeCriteria(turned)).toBe(encodeCriteria(draft));
    }),
  );
});
