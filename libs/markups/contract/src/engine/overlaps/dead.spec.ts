import { buyer, idOf } from '../engine.fake';
import { at, except, found, named, only, stranger, type RuleChanges } from './overlaps.fake';

describe('a rule is dead where another one has all that it has, and wins', () => {
  const first: RuleChanges = { priority: 9 };
  it.each<[string, RuleChanges, RuleChanges]>([
    ['the same conditions', { plating: only('EK') }, { plating: only('EK') }],
    ['more airlines', { plating: only('EK', 'MS') }, { plating: only('EK') }],
    ['fewer airlines that are left out', { plating: except('MS') }, { plating: except('MS', 'BA') }],
    [
      'airlines left out, none of them named',
      { plating: except('MS'), cabins: ['Economy'] },
      { plating: except('MS'), cabins: ['Economy'] },
    ],
    [
      'a longer window',
      { travel_from: '2026-12-01' },
      { travel_from: '2026-12-05', travel_to: '2026-12-09' },
    ],
    ['a window that began before today', { booking_from: '2026-01-01' }, { booking_from: '2026-03-01' }],
    [
      'all of a list, which is no condition',
      { trip_types: ['oneway', 'roundtrip', 'multi'] },
      { trip_types: ['oneway'] },
    ],
    [
      'another kind of place, as wide',
      { origins: [at('city', 'CAI')] },
      { origins: [at('city', 'CAI')], both_ways: false },
    ],
    ['the same city by a former code', { origins: [at('city', 'DXB')] }, { origins: [at('city', 'DXX')] }],
    ['a former code of the same city', { origins: [at('city', 'DXX')] }, { origins: [at('city', 'DXB')] }],
    ['both ways', { origins: [at('city', 'CAI')], both_ways: true }, { origins: [at('city', 'CAI')] }],
    [
      'the same two ways, told the other way round',
      { origins: [at('city', 'CAI')], destinations: [at('city', 'DXB')], both_ways: true },
      { origins: [at('city', 'DXB')], destinations: [at('city', 'CAI')], both_ways: true },
    ],
    ['the same companies and more', named([buyer, true], [stranger, true]), named([buyer, true])],
    [
      'a wider range of fares',
      { fare_min: '10', fare_max: '900' },
      { fare_min: '10.00', fare_max: '899.99' },
    ],
    ['adults, who are on every booking', { passengers: ['adult'] }, { passengers: ['child'] }],
    ['both products', { product: 'both' }, { product: 'hotel' }],
    [
      'more stars and nights',
      { product: 'hotel', stars: [4, 5], nights_min: 2 },
      { product: 'hotel', stars: [5], nights_min: 2, nights_max: 7 },
    ],
    [
      'a chain by another spelling',
      { product: 'hotel', chains: ['Hôtels Atlas'] },
      { product: 'hotel', chains: ['HOTELS ATLAS'] },
    ],
    [
      'a base that may be missing, as for the other',
      { percent_of: 'base', without_base: 'skip' },
      { percent_of: 'base', without_base: 'skip' },
    ],
  ])('%s', (_, winner, loser) => {
    expect(found({ ...first, ...winner }, loser).overlaps).toEqual([
      expect.objectContaining({ rule: idOf(1), other: idOf(2), dead: true }),
    ]);
  });

  it.each<[string, RuleChanges, RuleChanges]>([
    ['has fewer airlines', { plating: only('EK') }, { plating: only('EK', 'MS') }],
    ['leaves out more', { plating: except('MS', 'BA') }, { plating: except('MS') }],
    ['has airlines of which it leaves out one', { marketing: except('MS') }, { marketing: except('BA') }],
    ['has a shorter window', { travel_from: '2026-12-05' }, { travel_from: '2026-12-01' }],
    ['is valid for less long', { valid_until: '2026-12-01T00:00:00Z' }, {}],
    [
      'has one way of two',
      { origins: [at('city', 'CAI')] },
      { origins: [at('city', 'CAI')], both_ways: true },
    ],
    [
      'has an airport of a city',
      { origins: [at('airport', 'DXB')] },
      { origins: [at('airport', 'DXB'), at('airport', 'DWC')] },
    ],
    ['has fewer companies', named([buyer, true]), named([buyer, true], [stranger, true])],
    ['is for a company alone', named([buyer, false]), named([buyer, true])],
    ['has fares in another currency', { fare_min: '1', currency: 'USD' }, { fare_min: '900' }],
    ['has less fares', { fare_min: '10' }, { fare_min: '9.99' }],
    ['has children, whom not all have', { passengers: ['child'] }, { passengers: ['adult'] }],
    [
      'counts nobody of those',
      { passengers: ['child'], value_type: 'fixed', amount: '1', per: 'passenger' },
      { passengers: ['infant'] },
    ],
    ['has one product of two', { product: 'hotel', per: 'booking', stars: [5] }, { product: 'both' }],
    ['has boards that may be unknown', { product: 'hotel', boards: ['room_only'] }, { product: 'hotel' }],
    [
      'takes no rates with commission',
      { product: 'hotel' },
      { product: 'hotel', value_type: 'fixed', amount: '1' },
    ],
    ['skips a base that is missing', { percent_of: 'base', without_base: 'skip' }, {}],
    [
      'has known cabins alone',
      { cabins: ['Economy', 'PremiumEconomy', 'Business', 'First'] },
      { weekdays: [1], cabins: [] },
    ],
  ])('and not where the other one %s', (_, winner, loser) => {
    const { overlaps } = found({ ...first, ...winner }, loser);
    expect(overlaps.filter(({ dead }) => dead)).toEqual([]);
  });
});
