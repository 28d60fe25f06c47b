import { buyer, idOf, parent, ruleOf, topmost } from '../engine.fake';
import {
  at,
  except,
  factsOf,
  found,
  named,
  off,
  only,
  sells,
  stranger,
  type RuleChanges,
} from './overlaps.fake';
import { overlapsOf } from './overlaps';

/** In words: the winner over the loser, and by what. */
const pairs = (...rules: RuleChanges[]) =>
  found(...rules).overlaps.map(
    ({ rule, other, dead, decided_by, decisive }) =>
      [rule, other].map((id) => Number(id.slice(-2))).join(' over ') +
      ` by ${decisive ?? decided_by}${dead ? ', dead' : ''}`,
  );

describe('two rules that can match the same booking', () => {
  it.each<[string, RuleChanges, RuleChanges, string]>([
    ['are told with the one that is more specific first', {}, { plating: only('EK') }, '2 over 1 by plating'],
    [
      'with the one of higher priority first',
      { plating: only('EK') },
      { plating: only('EK', 'MS'), priority: 4 },
      '2 over 1 by priority, dead',
    ],
    [
      'with the newer one first',
      { cabins: ['Economy'] },
      { cabins: ['Economy', 'Business'], created_at: '2026-11-05T00:00:00.000Z' },
      '2 over 1 by age, dead',
    ],
    [
      'of airlines named and left out',
      { marketing: only('EK', 'MS') },
      { marketing: except('EK') },
      '1 over 2 by marketing',
    ],
    [
      'of places within each other',
      { origins: [at('airport', 'CAI')] },
      { origins: [at('country', 'EG')] },
      '1 over 2 by route',
    ],
    [
      'of an airport and its city',
      { origins: [at('city', 'DXB')] },
      { origins: [at('airport', 'DWC')] },
      '2 over 1 by route',
    ],
    [
      'of an airport and its city by a former code',
      { origins: [at('city', 'DXX')] },
      { origins: [at('airport', 'DWC')] },
      '2 over 1 by route',
    ],
    [
      'of a city and a zone of its country',
      { origins: [at('city', 'DXB')] },
      { origins: [at('zone', idOf(301))] },
      '1 over 2 by route',
    ],
    [
      'of one way and the other where both count',
      { origins: [at('airport', 'CAI')], both_ways: true },
      { destinations: [at('country', 'EG')] },
      '1 over 2 by route',
    ],
    [
      'of windows that share a day',
      { travel_to: '2026-12-24' },
      { travel_from: '2026-12-24', priority: 1 },
      '2 over 1 by priority',
    ],
    [
      'of fares that share an amount',
      { fare_max: '100' },
      { fare_min: '100.00', priority: 1 },
      '2 over 1 by priority',
    ],
    [
      'of fares in two currencies, which rates can make the same',
      { fare_max: '10' },
      { fare_min: '9000', currency: 'USD', priority: 1 },
      '2 over 1 by priority',
    ],
    [
      'of a chain, which outweighs all lighter conditions',
      { product: 'hotel', chains: ['Atlas'] },
      { product: 'hotel', stars: [5], suppliers: [sells], boards: ['breakfast'], priority: 9 },
      '1 over 2 by chain',
    ],
    [
      'of a city and its country',
      { product: 'hotel', destinations: [at('country', 'AE')] },
      { product: 'hotel', destinations: [at('city', 'DXB')] },
      '2 over 1 by place',
    ],
    [
      'of a city and a country beside it, where a hotel near that city can lie',
      { product: 'hotel', destinations: [at('country', 'OM')] },
      { product: 'hotel', destinations: [at('city', 'DXB')] },
      '2 over 1 by place',
    ],
    [
      'of which the loser has a city that the winner’s country holds only in part',
      { product: 'hotel', destinations: [at('city', 'DXB'), at('country', 'SA')] },
      { product: 'hotel', destinations: [at('country', 'AE'), at('country', 'SA')], priority: 1 },
      '2 over 1 by priority',
    ],
    [
      'of both products and one of them',
      { product: 'both' },
      { product: 'hotel', stars: [5] },
      '2 over 1 by stars',
    ],
    ['of a company and one above it', named([topmost, true]), named([buyer, false]), '2 over 1 by company'],
    ['of a company and its type', named([buyer, true]), { company_type: 'B2B' }, '1 over 2 by company'],
  ])('%s', (_, one, other, expected) => {
    expect(pairs(one, other)).toEqual([expected]);
  });

  it('overlap at a place, whichever place contains the other', () => {
    const country = {
      origins: [at('country', 'EG')],
      destinations: [at('country', 'AE')],
      plating: only('EK'),
    };
    expect(pairs(country, { origins: [at('airport', 'CAI')] })).toEqual(['1 over 2 by plating']);
  });

  it('are reported in both orders if each wins for some companies', () => {
    const one = named([parent, true], [stranger, false]);
    const other = named([buyer, true], [stranger, true]);
    expect(pairs(one, other).sort()).toEqual(['1 over 2 by company', '2 over 1 by company']);
  });
});

describe('two rules that no booking matches both', () => {
  it.each<[string, RuleChanges, RuleChanges]>([
    ['are of two kinds', {}, { kind: 'service_fee' }],
    ['are of two layers', {}, { layer: 'company', owner_id: parent }],
    ['are of two owners', { layer: 'company', owner_id: topmost }, { layer: 'company', owner_id: parent }],
    ['are for two companies', named([buyer, true]), named([stranger, true])],
    ['are for a company below one that is named alone', named([parent, false]), named([buyer, true])],
    ['are for two types', { company_type: 'B2B' }, { company_type: 'B2C' }],
    ['are for a company and the other type', named([buyer, false]), { company_type: 'B2C' }],
    ['are for two suppliers', { suppliers: [sells] }, { suppliers: [idOf(202)] }],
    ['are for two types of trips', { trip_types: ['oneway'] }, { trip_types: ['multi', 'roundtrip'] }],
    ['are for two products', { product: 'flight' }, { product: 'hotel' }],
    [
      'are for two boards',
      { product: 'hotel', boards: ['room_only'] },
      { product: 'hotel', boards: ['breakfast'] },
    ],
    [
      'are for short and long stays',
      { product: 'hotel', nights_max: 2 },
      { product: 'hotel', nights_min: 3 },
    ],
    ['are for two areas', { area: 'domestic' }, { area: 'international' }],
    ['are for two cabins', { cabins: ['Economy'] }, { cabins: ['First'] }],
    ['are for two brands', { fare_brands: ['Flex'] }, { fare_brands: ['Saver'] }],
    ['are for two weekdays', { weekdays: [1] }, { weekdays: [2] }],
    ['are for two airlines', { plating: only('EK') }, { plating: only('MS') }],
    ['are for an airline and for all others', { operating: only('EK') }, { operating: except('EK', 'MS') }],
    ['start in two countries', { origins: [at('airport', 'CAI')] }, { origins: [at('country', 'GB')] }],
    ['end in two cities', { destinations: [at('city', 'LON')] }, { destinations: [at('airport', 'DXB')] }],
    [
      'are for the ways out and back',
      { origins: [at('airport', 'CAI')] },
      { origins: [at('airport', 'DXB')], destinations: [at('airport', 'CAI')] },
    ],
    [
      'end in a city and in a country beside it',
      { destinations: [at('city', 'DXB')] },
      { destinations: [at('country', 'OM')] },
    ],
    [
      'are for hotels of a city and of a country far away',
      { product: 'hotel', destinations: [at('city', 'DXB')] },
      { product: 'hotel', destinations: [at('country', 'GB')] },
    ],
    ['are for two times of travel', { travel_to: '2026-12-23' }, { travel_from: '2026-12-24' }],
    ['are for two times of booking', { booking_to: '2026-12-23' }, { booking_from: '2026-12-24' }],
    ['are for who books early and who books late', { days_before_max: 6 }, { days_before_min: 7 }],
    [
      'are valid one after the other',
      { valid_until: '2026-12-01T00:00:00Z' },
      { valid_from: '2026-12-01T00:00:00Z' },
    ],
    ['are for low and high fares', { fare_max: '100' }, { fare_min: '100.01' }],
    ['are not both active', {}, { status: 'paused' }],
  ])('%s', (_, one, other) => {
    expect(pairs(one, other)).toEqual([]);
  });
});

it('a query about one rule returns only its overlaps', () => {
  const rules = [1, 2, 3]
    .map((number) => ruleOf({ id: idOf(number), priority: number }))
    .concat(ruleOf({ id: idOf(4), suppliers: [off] }));
  const about = overlapsOf(rules, factsOf(), idOf(2));
  expect(about.overlaps.map(({ rule, other }) => [rule, other])).toEqual([
    [idOf(3), idOf(2)],
    [idOf(2), idOf(1)],
  ]);
  expect(about.unreachable).toEqual([]);
  expect(overlapsOf(rules, factsOf(), idOf(4)).unreachable).toHaveLength(1);
});
