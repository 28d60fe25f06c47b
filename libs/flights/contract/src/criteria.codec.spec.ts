import fc from 'fast-check';
import { cabins, emptyCriteria, stopLimits, tripTypes, type CriteriaDraft } from './criteria';
import { criteriaNames, decodeCriteria, encodeCriteria } from './criteria.codec';

/** What URLSearchParams does, which this library cannot name: it is for both sides of the network. */
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
  '&airline=MS&max_stops=1&departure=0600-1200.&arrival=.1400-2215&company_id=0193a1b2-0000-7000-8000-00000000ffff';

it('an address says the whole search', () => {
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
    airline: 'MS',
    max_stops: 1,
    company_id: '0193a1b2-0000-7000-8000-00000000ffff',
  });
  expect(encodeCriteria(draft)).toBe(roundTrip);
});

it('nothing is an empty form, and other names are left alone', () => {
  expect(decode('')).toEqual({ draft: emptyCriteria(), errors: {} });
  expect(decode('sort=price&offer=7')).toEqual({ draft: emptyCriteria(), errors: {} });
});

it('takes Arabic digits and small letters', () => {
  const { draft, errors } = decode('trips=cai-dxb-٢٠٢٦-١٢-٠١&adults=٣');
  expect(errors).toEqual({});
  expect(draft).toMatchObject({ type: 'oneway', adults: 3, trips: [{ origin: 'CAI', date: '2026-12-01' }] });
});

it('keeps a trip that is half filled in', () => {
  expect(decode('type=oneway&trips=CAI--').draft.trips).toMatchObject([
    { origin: 'CAI', destination: null, date: null },
  ]);
});

describe('a tampered link names what is wrong with it', () => {
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
  airline: fc.option(fc.constantFrom('MS', 'U2', '9W')),
  max_stops: fc.option(fc.constantFrom(...stopLimits)),
  company_id: fc.option(fc.uuid()),
});

it('what is written is read again, whatever it is', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const query = encodeCriteria(draft);
      const names = query.split('&').map((pair) => pair.split('=')[0]);
      expect(criteriaNames.filter((name) => names.includes(name))).toEqual(names);
      expect(decode(query)).toEqual({ draft, errors: {} });
    }),
  );
});
