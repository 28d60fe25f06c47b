import { formerTravellers } from './former-travellers';

const person = (given_name: string, born_on = '1990-05-17') => ({
  given_name,
  family_name: 'Haddad',
  born_on,
});
const [amal, sami, nour] = [person('Amal'), person('Sami'), person('Nour')];

it.each([
  ['stays in its place', [amal, sami], [amal, sami]],
  ['moves', [sami, amal], [sami, amal]],
  ['is renamed', [amal, person('Samy')], [amal, sami]],
  ['has another date of birth', [person('AMAL', '1991-05-17'), sami], [amal, sami]],
  ['moves to the place of a removed traveler', [sami], [sami]],
  ['is added at the place of another', [nour, amal, sami], [undefined, amal, sami]],
  ['is added at the end', [amal, sami, nour], [amal, sami, undefined]],
  ['has no name yet', [amal, undefined, {}], [amal, sami, undefined]],
])('finds the stored traveler if one %s', (_case, typed, formers) => {
  expect(formerTravellers(typed, [amal, sami])).toEqual(formers);
});

it('distinguishes travelers of one name by their dates of birth', () => {
  const [father, son] = [person('Ali', '1970-01-01'), person('Ali', '2005-01-01')];
  expect(formerTravellers([son], [father, son])).toEqual([son]);
});
