import type { Slice } from '@traveldesk/flights-contract';
import { connectionNotices } from './connections';
import { passportNotices } from './passport-notices';
import { usualPrice } from './usual-price';

const slice = (segments: object[], ends: object = {}) => ({ ...ends, segments }) as unknown as Slice;
const via = (arriving: string, departing: string, minutes: number, change = false) => [
  slice([
    { origin: 'CAI', destination: 'ORY', arriving_at: arriving, layover: null },
    {
      origin: change ? 'CDG' : 'ORY',
      departing_at: departing,
      layover: { minutes, airport_change: change },
    },
  ]),
];

describe('notices of an offer', () => {
  it.each([
    ['tight', via('2026-12-01T12:00', '2026-12-01T12:59', 59), [['tight_connection', 'ORY', 59]]],
    ['enough', via('2026-12-01T12:00', '2026-12-01T13:00', 60), []],
    ['a night', via('2026-12-01T22:00', '2026-12-02T07:00', 540), [['overnight_connection', 'ORY', 540]]],
    [
      'an overnight stay that begins after midnight',
      via('2026-12-02T01:00', '2026-12-02T07:00', 360),
      [['overnight_connection', 'ORY', 360]],
    ],
    ['midnight alone', via('2026-12-01T23:00', '2026-12-02T01:00', 120), []],
    ['a connection at three in the morning', via('2026-12-02T02:00', '2026-12-02T04:00', 120), []],
    [
      'another airport',
      via('2026-12-01T12:00', '2026-12-01T16:00', 240, true),
      [['airport_change', 'ORY–CDG', 240]],
    ],
  ])('%s', (_what, slices, expected) => {
    const found = connectionNotices(slices, 60);
    expect(found.map(({ kind, place, minutes }) => [kind, place, minutes])).toEqual(expected);
  });

  it('a passport is requested once per country, and not for the home country', () => {
    const countries: Record<string, string> = { CAI: 'EG', DXB: 'AE', AUH: 'AE', LHR: 'GB' };
    const trips = [
      ['CAI', 'DXB', '2027-01-02T04:00'],
      ['DXB', 'AUH', '2027-01-05T12:00'],
      ['AUH', 'LHR', '2027-01-08T12:00'],
      ['LHR', 'CAI', '2027-02-01T12:00'],
    ].map(([origin = '', destination = '', arriving_at = '']) => ({ origin, destination, arriving_at }));
    // TRAVEL-RULES 8: the months count from the last arrival in the country, not from the end of the journey.
    expect(passportNotices(trips, (airport) => countries[airport] ?? null)).toMatchObject([
      { place: 'DXB', months: 6, arrives_on: '2027-01-05' },
    ]);
    expect(passportNotices(trips, () => null)).toEqual([]);
  });
});

describe('the usual price of a route', () => {
  const euros = (amount: string) => ({ amount, currency: 'EUR' });
  const offer = (net: string, sells = net) =>
    ({
      offer: {
        price: { total: euros(sells) },
        slices: [{ origin: 'CAI', destination: 'DXB', segments: [{ cabin: 'Economy' }] }],
      },
      supplier_price: { total: euros(net) },
      travellers: [{ type: 'adult' }, { type: 'adult' }, { type: 'infant' }],
    }) as unknown as Parameters<typeof usualPrice>[0];
  const samples = (count: number, searches = count, currency = 'EUR') =>
    Array.from({ length: count }, (_, index) => ({
      searchedAt: new Date(1_000 * (index % searches)),
      offer: {
        airline: 'ZZ',
        net: { total: { amount: '100.00', currency }, base: null, tax: null },
        travellers: [{ type: 'adult' as const }],
        slices: [
          { fare_brand: null, segments: [{ origin: 'CAI', destination: 'DXB', cabin: 'Economy' as const }] },
        ],
      },
    })) as unknown as Parameters<typeof usualPrice>[1];

  it('is shown if an offer costs half as much again, in proportion to its selling price', () => {
    expect(usualPrice(offer('300.00', '330.00'), samples(9, 3))).toEqual(euros('220.00'));
    expect(usualPrice(offer('100.00'), samples(9, 3))).toEqual(euros('200.00'));
  });

  it('is not shown for ordinary prices, or from few samples', () => {
    expect(usualPrice(offer('299.99'), samples(9, 3))).toBeNull();
    expect(usualPrice(offer('100.01'), samples(9, 3))).toBeNull();
    expect(usualPrice(offer('300.00'), samples(8, 3))).toBeNull();
    expect(usualPrice(offer('300.00'), samples(9, 2))).toBeNull();
    expect(usualPrice(offer('300.00'), samples(9, 3, 'USD'))).toBeNull();
  });
});
