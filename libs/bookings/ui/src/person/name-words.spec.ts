import { singleName, titleIn } from './name-words';

it.each([
  ['Amal Mr', 'Mr'],
  ['MRS. AMAL', 'MRS'],
  ['Dr Amal', 'Dr'],
  ['amal  mstr', 'mstr'],
  ['Amal', null],
  ['Miss', null],
  ['Amr', null],
  ['Omr Drake', null],
  ['', null],
])('a title in “%s”: %s', (name, title) => {
  expect(titleIn(name)).toBe(title);
});

it.each([
  [{ family_name: 'Sukarno' }, 'fnu', { given_name: 'FNU', family_name: 'Sukarno' }],
  [{ given_name: ' Sukarno ', family_name: '' }, 'fnu', { given_name: 'FNU', family_name: 'Sukarno' }],
  [{ family_name: 'Sukarno' }, 'repeat', { given_name: 'Sukarno', family_name: 'Sukarno' }],
  [{ given_name: 'Amal', family_name: 'Haddad' }, 'fnu', null],
  [{}, 'fnu', null],
] as const)('a single name %j by %s', (names, rule, filled) => {
  expect(singleName(names, rule)).toEqual(filled);
});
