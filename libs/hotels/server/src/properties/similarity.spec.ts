import { samenessOf, type PropertyFacts } from './similarity';

const heron: PropertyFacts = {
  name: 'Heron Palace Cairo',
  country_code: 'EG',
  point: { latitude: 30.05, longitude: 31.24 },
  chain: null,
};
/** About 111 m to the north. */
const near = { latitude: 30.051, longitude: 31.24 };
const sameAs = (change: Partial<PropertyFacts>) =>
  samenessOf(heron, { ...heron, point: near, ...change }) !== null;

/** STAYS 5, rule 10: two records are the same property, or a person decides. */
it.each<[string, Partial<PropertyFacts>]>([
  ['the same name', {}],
  ['words in another order', { name: 'Cairo Palace Heron' }],
  ['other accents and cases', { name: 'HÉRON PALACE CAIRO' }],
  ['another spelling', { name: 'Herron Palace Cairo' }],
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
])('%s: not by itself', (_, change) => {
  expect(sameAs(change)).toBe(false);
});

it('two chains are two properties, and one chain in two spellings is one', () => {
  const one = { ...heron, chain: 'Heron Hotels' };
  expect(samenessOf(one, { ...heron, chain: 'Ibis' })).toBeNull();
  expect(samenessOf(one, { ...heron, chain: 'HERON hotels' })).toBe(1);
});
