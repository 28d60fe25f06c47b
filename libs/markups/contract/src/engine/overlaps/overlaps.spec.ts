import { buyer, idOf, parent, ruleOf, topmost } from '../engine.fake';
import type { RuleInForce } from '../types';
import { factsOf, off, sells, stranger } from './overlaps.fake';
import { overlapsOf } from './overlaps';

type Said = Partial<RuleInForce>;
const only = (...codes: string[]) => ({ mode: 'only' as const, codes });
const except = (...codes: string[]) => ({ mode: 'except' as const, codes });
const at = (kind: 'airport' | 'city' | 'country' | 'zone', code: string) => ({ kind, code });
const named = (...companies: [string, boolean][]) => ({
  companies: companies.map(([id, below]) => ({ id, below })),
});

const found = (...rules: Said[]) =>
  overlapsOf(
    rules.map((rule, index) => ruleOf({ id: idOf(index + 1), ...rule })),
    factsOf(),
  );
const pairs = (...rules: Said[]) =>
  found(...rules).overlaps.map(
    ({ rule, other, dead, decided_by, decisive }) =>
      [rule, other]
        .map((id) => Number(id.slice(-2)))
        .concat()
        .join(' over ') + ` by ${decisive ?? decided_by}${dead ? ', dead' : ''}`,
  );

describe('two rules that some booking matches both', () => {
  it.each<[string, Said, Said, string]>([
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
    ['of a company and one above it', named([topmost, true]), named([buyer, false]), '2 over 1 by company'],
    ['of a company and its type', named([buyer, true]), { company_type: 'B2B' }, '1 over 2 by company'],
  ])('%s', (_, one, other, expected) => {
    expect(pairs(one, other)).toEqual([expected]);
  });

  it('are told in both orders where each wins for other companies', () => {
    const one = named([parent, true], [stranger, false]);
    const other = named([buyer, true], [stranger, true]);
    expect(pairs(one, other).sort()).toEqual(['1 over 2 by company', '2 over 1 by company']);
  });
});

describe('two rules that no booking matches both', () => {
  it.each<[string, Said, Said]>([
    ['are of two kinds', {}, { kind: 'service_fee' }],
    ['are of two layers', {}, { layer: 'company', owner_id: parent }],
    ['are of two owners', { layer: 'company', owner_id: topmost }, { layer: 'company', owner_id: parent }],
    ['are for two companies', named([buyer, true]), named([stranger, true])],
    ['are for a company below one that is named alone', named([parent, false]), named([buyer, true])],
    ['are for two types', { company_type: 'B2B' }, { company_type: 'B2C' }],
    ['are for a company and the other type', named([buyer, false]), { company_type: 'B2C' }],
    ['are for two suppliers', { suppliers: [sells] }, { suppliers: [idOf(202)] }],
    ['are for two types of trips', { trip_types: ['oneway'] }, { trip_types: ['multi', 'roundtrip'] }],
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

describe('a rule is dead where another one has all that it has, and wins', () => {
  const first: Said = { priority: 9 };
  it.each<[string, Said, Said]>([
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

  it.each<[string, Said, Said]>([
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
    ['has fares in another currency', { fare_min: '1', currency: 'USD' }, { fare_min: '900' }],
    ['has less fares', { fare_min: '10' }, { fare_min: '9.99' }],
    ['has children, whom not all have', { passengers: ['child'] }, { passengers: ['adult'] }],
    [
      'counts nobody of those',
      { passengers: ['child'], value_type: 'fixed', amount: '1', per: 'passenger' },
      { passengers: ['infant'] },
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

describe('a rule that no booking can match', () => {
  it.each<[string, Said, string]>([
    ['was valid until now', { valid_until: '2026-11-21T22:30:00Z' }, 'ended'],
    ['was for bookings until yesterday', { booking_to: '2026-11-20' }, 'ended'],
    ['was for travel until yesterday', { travel_to: '2026-11-20' }, 'ended'],
    [
      'names zones without countries, or that are gone',
      { origins: [at('zone', idOf(303)), at('zone', idOf(309))] },
      'zone_empty',
    ],
    ['has an owner above nobody', { layer: 'company', owner_id: buyer }, 'owner_alone'],
    ['names companies that are gone', named([idOf(999), true]), 'no_company'],
    [
      'names companies beside its owner',
      { layer: 'company', owner_id: parent, ...named([stranger, true], [topmost, false]) },
      'no_company',
    ],
    ['names a company of another type', { company_type: 'B2C', ...named([buyer, false]) }, 'no_company'],
    ['names suppliers of which nothing is sold', { suppliers: [off] }, 'supplier_off'],
  ])('%s', (_, said, why) => {
    const { overlaps, unreachable } = found(said, { layer: said.layer, owner_id: said.owner_id });
    expect(unreachable[0]).toEqual({ rule: idOf(1), why });
    expect(overlaps).toEqual([]);
  });

  it.each<[string, Said]>([
    ['is valid from later on', { valid_from: '2027-01-01T00:00:00Z' }],
    ['is for today’s travel', { travel_to: '2026-11-21' }],
    ['names one zone that has countries', { origins: [at('zone', idOf(303)), at('zone', idOf(301))] }],
    ['names its owner and below', { layer: 'company', owner_id: parent, ...named([parent, true]) }],
    [
      'names companies above its owner and below',
      { layer: 'company', owner_id: parent, ...named([topmost, true]) },
    ],
    ['names one supplier that sells', { suppliers: [off, sells] }],
  ])('is none that %s', (_, said) => {
    expect(found(said).unreachable).toEqual([]);
  });
});

it('what is asked about one rule is about that one', () => {
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
