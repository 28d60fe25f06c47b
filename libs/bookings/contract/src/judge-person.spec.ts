import { birthProblem, judgePerson, passportProblem } from './judge-person';
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

  it('is not after the end of the journey', () => {
    expect(birthProblem('2026-11-01', { today, ages_on: '2026-10-31' })).toBe('traveller_born_after_travel');
    expect(birthProblem('2026-10-31', { today, ages_on: '2026-10-31' })).toBeNull();
  });

  it('is accepted while incomplete, and while its stored value is unchanged', () => {
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

describe('the expiry date of a saved passport', () => {
  it.each([
    ['1976-01-01', 'document_ended'],
    ['2026-11-23', 'document_ended'],
    ['2026-11-24', null],
    ['2046-11-24', null],
    ['2046-11-25', 'document_ends_late'],
    ['9999-12-31', 'document_ends_late'],
  ])('%s: %s', (expires_on, problem) => {
    expect(passportProblem(expires_on, today)).toBe(problem);
  });
});

// TRAVEL-RULES 10.
describe("an adult's title", () => {
  const of = (title: 'mr' | 'mrs' | 'dr' | 'miss', born_on: string, stored?: object) =>
    judgePerson({ title, born_on }, { today }, stored && ({ gender: null, ...stored } as never));
  const problem = [['title', 'traveller_title_age']];

  it.each([
    ['mrs', '2014-11-25', problem],
    ['dr', '2025-01-01', problem],
    ['mrs', '2014-11-24', []],
    ['miss', '2025-01-01', []],
    // No other title exists for a boy.
    ['mr', '2025-01-01', []],
  ] as const)('%s, born on %s', (title, born_on, problems) => {
    expect(of(title, born_on)).toEqual(problems);
  });

  it('may stay as stored with the date of birth, and is checked when either changes', () => {
    const stored = { title: 'mrs', born_on: '2020-01-01' };
    expect(of('mrs', '2020-01-01', stored)).toEqual([]);
    expect(of('mrs', '2020-01-02', stored)).toEqual(problem);
    expect(of('dr', '2020-01-01', stored)).toEqual(problem);
  });

  it('is checked for the day of travel if there is one', () => {
    expect(judgePerson({ title: 'mrs', born_on: '2014-11-25' }, { today, ages_on: '2026-11-25' })).toEqual(
      [],
    );
  });
});

describe('the country code of a passport', () => {
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
  ])('%s is stored as %s', (typed, kept) => {
    expect(family_name.parse(typed)).toBe(kept);
  });

  it.each(['Said2', 'سعيد', 'Al–Sayed', '«Said»'])('%s is refused', (typed) => {
    expect(family_name.safeParse(typed).error?.issues).toMatchObject([
      { params: { key: 'traveller_name_latin' } },
    ]);
  });
});
