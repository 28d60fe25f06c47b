import type { SupplierProperty } from '../adapter';
import { assignSame } from './assign-same';
import { identityOf, samenessOf, type PropertyFacts } from './similarity';

const heron: PropertyFacts = {
  name: 'Heron Palace Cairo',
  country_code: 'EG',
  point: { latitude: 30.05, longitude: 31.24 },
  chain: null,
};
/** About 111 m to the north. */
const near = { latitude: 30.051, longitude: 31.24 };
const sameness = (one: PropertyFacts, other: PropertyFacts) => samenessOf(identityOf(one), identityOf(other));
const sameAs = (change: Partial<PropertyFacts>) =>
  sameness(heron, { ...heron, point: near, ...change }) !== null;

/** STAYS 5, rule 10: two records are the same property, or a person decides. */
it.each<[string, Partial<PropertyFacts>]>([
  ['the same name', {}],
  ['words in another order', { name: 'Cairo Palace Heron' }],
  ['other accents and cases', { name: 'HÉRON PALACE CAIRO' }],
  ['a letter too many', { name: 'Heron Pallace Cairo' }],
  ['another letter', { name: 'Heron Pelace Cairo' }],
  ['a word that every hotel has', { name: 'The Heron Palace Hotel, Cairo' }],
  ['a chain that only one tells', { chain: 'Heron Hotels' }],
])('%s: the same', (_, change) => {
  expect(sameAs(change)).toBe(true);
});

it.each<[string, Partial<PropertyFacts>]>([
  ['no coordinates', { point: null }],
  ['another country', { country_code: 'LY' }],
  ['200 m away', { point: { latitude: 30.0518, longitude: 31.24 } }],
  ['another name', { name: 'Nile Palace Cairo' }],
  ['a telling word', { name: 'Heron Palace Cairo Annex' }],
  ['Express', { name: 'Heron Palace Express Cairo' }],
  ['a number', { name: 'Heron Palace Cairo 2' }],
  ['a Roman number', { name: 'Heron Palace Cairo II' }],
])('complaint 9: %s: not by itself', (_, change) => {
  expect(sameAs(change)).toBe(false);
});

it.each([
  ['Marina Heights Tower A', 'Marina Heights Tower B'],
  ['Old Palace of the Nile', 'New Palace of the Nile'],
  ['Riad Dar Anika', 'Riad Dar Amina'],
  ['Hilton Dubai Creek', 'Hilton Dubai Creek V'],
  ['Palm View Inn', 'Palm View'],
  ['Palm Garden Residence', 'Palm Garden Residences'],
  ['Residence Block2024', 'Residence Block2025'],
  ['Palace Palace Nile', 'Palace Nile Nile'],
])('%s and %s: not matched automatically', (name, other) => {
  expect(sameness({ ...heron, name }, { ...heron, name: other })).toBeNull();
});

it('an apostrophe does not split a word', () => {
  expect(sameness({ ...heron, name: 'Shepheard’s' }, { ...heron, name: 'Shepheards' })).toBe(1);
});

it('different chains mean different properties; two spellings of one chain do not', () => {
  const one = { ...heron, chain: 'Heron Hotels' };
  expect(sameness(one, { ...heron, chain: 'Ibis' })).toBeNull();
  expect(sameness(one, { ...heron, chain: 'HERON hotels' })).toBe(1);
});

describe('several properties of one answer', () => {
  const named = (ref: string, name: string, point = heron.point): SupplierProperty => ({
    ref,
    name,
    address: { line: null, city: 'Cairo', country_code: 'EG' },
    point,
    chain: null,
    stars: null,
    review: null,
    amenities: null,
  });
  const record = (id: string, point = heron.point) => ({ id, ...identityOf({ ...heron, point }) });

  it.each<[string, SupplierProperty[], string]>([
    ['the most similar', [named('1', 'Heron Pallace Cairo'), named('2', heron.name)], '2'],
    ['then the nearest', [named('1', heron.name, near), named('2', heron.name)], '2'],
    ['then the first by id', [named('2', heron.name), named('1', heron.name)], '1'],
  ])('%s joins a record, in whatever order they come', (_, properties, ref) => {
    const expected = new Map([[ref, 'record']]);
    expect(assignSame(properties, [record('record')])).toEqual(expected);
    expect(assignSame([...properties].reverse(), [record('record')])).toEqual(expected);
  });

  it('joins each to a record of its own', () => {
    const properties = [named('1', heron.name), named('2', heron.name, near)];
    expect(assignSame(properties, [record('a', near), record('b')])).toEqual(
      new Map([
        ['1', 'b'],
        ['2', 'a'],
      ]),
    );
  });
});
