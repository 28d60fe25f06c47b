import { buyer, idOf, parent, topmost } from '../engine.fake';
import { at, found, named, off, sells, stranger, type RuleChanges } from './overlaps.fake';

describe('a rule that no booking can match', () => {
  it.each<[string, RuleChanges, string]>([
    ['was valid until now', { valid_until: '2026-11-21T22:30:00Z' }, 'ended'],
    ['was for bookings until yesterday', { booking_to: '2026-11-20' }, 'ended'],
    ['was for travel until yesterday', { travel_to: '2026-11-20' }, 'ended'],
    [
      'names zones without countries, or that are gone',
      { origins: [at('zone', idOf(303)), at('zone', idOf(309))] },
      'zone_empty',
    ],
    ['names cities that are gone', { destinations: [at('city', 'QQX'), at('city', 'QQY')] }, 'city_gone'],
    [
      'names a city that is gone and a zone without countries',
      { destinations: [at('zone', idOf(303)), at('city', 'QQX')] },
      'city_gone',
    ],
    ['has an owner above nobody', { layer: 'company', owner_id: buyer }, 'owner_alone'],
    ['names companies that are gone', named([idOf(999), true]), 'no_company'],
    [
      'names its owner alone',
      { layer: 'company', owner_id: parent, ...named([parent, false]) },
      'no_company',
    ],
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

  it.each<[string, RuleChanges]>([
    ['is valid from later on', { valid_from: '2027-01-01T00:00:00Z' }],
    ['is for today’s travel', { travel_to: '2026-11-21' }],
    ['names one zone that has countries', { origins: [at('zone', idOf(303)), at('zone', idOf(301))] }],
    ['names one city that is there', { origins: [at('city', 'QQX'), at('city', 'CAI')] }],
    ['names a city by a former code', { origins: [at('city', 'DXX')] }],
    ['names an airport that nobody knows, by its code', { origins: [at('airport', 'ZZZ')] }],
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
