import { foldedFilter } from './folded-filter';

it.each([
  ['guinea bissau', 'Guinea-Bissau'],
  ['COTE DIVOIRE', 'Côte d’Ivoire'],
  ['new york', 'America/New_York'],
  ['عبدالله', 'عبد الله'],
  ['Trinidad & Tobago', 'Trinidad and Tobago'],
  ['', 'Egypt'],
])('%j finds the option %j', (typed, label) => {
  expect(foldedFilter.filterOption(typed, { label })).toBe(true);
});

it('finds nothing else, and no option without a text', () => {
  expect(foldedFilter.filterOption('guinea', { label: 'Guyana' })).toBe(false);
  expect(foldedFilter.filterOption('guinea', { label: 3 })).toBe(false);
});
