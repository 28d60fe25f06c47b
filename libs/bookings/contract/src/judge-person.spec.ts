import { birthProblem, judgePerson } from './judge-person';
import { travellerInputSchema } from './traveller';

const today = '2026-11-24';

describe('a date of birth', () => {
  it.each([
    ['1800-01-01', 'traveller_born_long_ago'],
    ['1906-11-23', 'traveller_born_long_ago'],
    ['1906-11-24', null],
    ['2026-11-24', null],
    ['2026-11-25', 'traveller_born_later'],
    ['2031-05-17', 'traveller_born_later'],
  ])('%s: %s', (born_on, problem) => {
    expect(birthProblem(born_on, { today })).toBe(problem);
    expect(judgePerson({ born_on }, { today })).toEqual(problem ? [['born_on', problem]] : []);
  });

  it('is not after a journey that is over', () => {
    expect(birthProblem('2026-11-01', { today, ages_on: '2026-10-31' })).toBe('traveller_born_after_travel');
    expect(birthProblem('2026-10-31', { today, ages_on: '2026-10-31' })).toBeNull();
  });

  it('says nothing before it is a day, and nothing of what is stored and stays', () => {
    expect(judgePerson({ born_on: '1800' }, { today })).toEqual([]);
    expect(judgePerson({ title: 'mr', gender: null }, { today })).toEqual([]);
    const stored = { title: 'mr', gender: 'f', born_on: '1800-01-01' } as const;
    expect(judgePerson(stored, { today }, stored)).toEqual([]);
    expect(judgePerson({ ...stored, born_on: '1800-01-02', title: 'dr' }, { today }, stored)).toEqual([
      ['born_on', 'traveller_born_long_ago'],
    ]);
    expect(judgePerson({ ...stored, title: 'mr', gender: 'f' }, { today })).toEqual([
      ['born_on', 'traveller_born_long_ago'],
      ['title', 'traveller_title_gender'],
    ]);
  });
});

describe('the country of a passport', () => {
  const { document } = travellerInputSchema.shape;
  const of = (country: string) =>
    document.safeParse({ kind: 'passport', number: 'A1234567', country, expires_on: '2033-01-31' });

  it.each(['EG', 'gb', 'XK'])('%s exists', (country) => {
    expect(of(country).data?.country).toBe(country.toUpperCase());
  });

  it.each(['ZZ', 'XX', 'EU', 'E', ''])('“%s” does not exist', (country) => {
    expect(of(country).error?.issues).toMatchObject([
      { path: ['country'], params: { key: 'document_country_unknown' } },
    ]);
  });
});

describe('a name', () => {
  const { family_name } = travellerInputSchema.shape;

  it.each([
    ['O‘Neil', "O'Neil"],
    ['O’Neil', "O'Neil"],
    ['O´Neil', "O'Neil"],
    ['O`Neil', "O'Neil"],
    ['Al\u2010Sayed', 'Al-Sayed'],
    ['Al\u2011Sayed', 'Al-Sayed'],
  ])('%s is kept as %s', (typed, kept) => {
    expect(family_name.parse(typed)).toBe(kept);
  });

  it.each(['Said2', 'سعيد', 'Al–Sayed', '«Said»'])('%s is refused', (typed) => {
    expect(family_name.safeParse(typed).error?.issues).toMatchObject([
      { params: { key: 'traveller_name_latin' } },
    ]);
  });
});
