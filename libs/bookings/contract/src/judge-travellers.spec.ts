import { judgeTravellers, personKey, type TravellerRules } from './judge-travellers';
import type { TravellerInput } from './traveller';

const traveller = (change: Partial<TravellerInput> = {}): TravellerInput => ({
  type: 'adult',
  title: 'ms',
  gender: 'f',
  given_name: 'Amal',
  family_name: 'Haddad',
  born_on: '1990-05-17',
  email: 'amal@nile.example',
  phone: '+201001234567',
  document: null,
  loyalty: [],
  adult: null,
  save: false,
  ...change,
});

const passport = (change = {}) => ({
  kind: 'passport' as const,
  number: 'A1234567',
  country: 'EG',
  expires_on: '2030-01-01',
  ...change,
});

const child = (born_on: string) => traveller({ type: 'child', title: 'miss', given_name: 'Lina', born_on });
const infant = (born_on: string, adult: number | null = 0) =>
  traveller({ type: 'infant', title: 'miss', given_name: 'Nour', born_on, adult });

/** The last trip departs on 10 March 2027 and lands the day after; today is 24 November 2026. */
function judged(travellers: TravellerInput[], change: Partial<TravellerRules> = {}) {
  const expected = travellers.map(({ type }) => ({ type, age: null }));
  const rules = {
    ages_on: '2027-03-10',
    arrives_on: '2027-03-11',
    today: '2026-11-24',
    expected,
    document_required: false,
    ...change,
  };
  return judgeTravellers(travellers, rules).map(({ path, key }) => `${path}: ${key}`);
}

describe('the travelers of a booking', () => {
  it('are accepted as a form sends them', () => {
    expect(judged([traveller(), child('2018-01-01'), infant('2026-01-01')])).toEqual([]);
  });

  // TRAVEL-RULES 2: ages count on the departure of the last trip.
  it.each([
    ['an infant who is 1 until that day', infant('2025-03-11'), []],
    [
      'an infant who turns 2 on that day',
      infant('2025-03-10'),
      ['travellers.1.born_on: traveller_not_infant'],
    ],
    ['a child who turns 2 on that day', child('2025-03-10'), []],
    ['a child who is 1 until that day', child('2025-03-11'), ['travellers.1.born_on: traveller_not_child']],
    ['a child who is 11 until that day', child('2015-03-11'), []],
    ['a child who turns 12 on that day', child('2015-03-10'), ['travellers.1.born_on: traveller_not_child']],
    [
      'an adult who is 17 until that day',
      traveller({ given_name: 'Sami', born_on: '2009-03-11' }),
      ['travellers.1.born_on: traveller_not_adult'],
    ],
    ['an adult who turns 18 on that day', traveller({ given_name: 'Sami', born_on: '2009-03-10' }), []],
    ['somebody who is not born yet', infant('2026-11-25'), ['travellers.1.born_on: traveller_born_later']],
    [
      'somebody who is 121 years old',
      traveller({ given_name: 'Sami', born_on: '1906-03-09' }),
      ['travellers.1.born_on: traveller_born_long_ago'],
    ],
  ])('%s', (_who, other, problems) => {
    expect(judged([traveller(), other])).toEqual(problems);
  });

  // TRAVEL-RULES 4.
  it('match the searched age if the search named one', () => {
    const expected = [
      { type: 'adult' as const, age: null },
      { type: 'child' as const, age: 9 },
    ];
    expect(judged([traveller(), child('2018-03-10')], { expected })).toEqual([]);
    expect(judged([traveller(), child('2018-03-11')], { expected })).toEqual([
      'travellers.1.born_on: traveller_age_differs',
    ]);
  });

  // TRAVEL-RULES 2: an adult by fare, searched by age.
  it('may be minors from 12 on as adults, if the search named their age', () => {
    const expected = [
      { type: 'adult' as const, age: null },
      { type: 'adult' as const, age: 15 },
    ];
    const minor = (born_on: string) => traveller({ given_name: 'Sami', born_on });
    expect(judged([traveller(), minor('2012-03-10')], { expected })).toEqual([]);
    for (const born_on of ['2012-03-11', '2016-03-10', '1990-03-10']) {
      expect(judged([traveller(), minor(born_on)], { expected })).toEqual([
        'travellers.1.born_on: traveller_age_differs',
      ]);
    }
  });

  it('only need to fit their types in a manual booking, where minors may travel alone', () => {
    const byHand = (...all: TravellerInput[]) => judged(all, { expected: null });
    expect(byHand(traveller({ born_on: '2012-03-11' }))).toEqual([]);
    expect(byHand(child('2018-01-01'))).toEqual([]);
    expect(byHand(traveller({ born_on: '2015-03-11' }))).toEqual([
      'travellers.0.born_on: traveller_type_age',
    ]);
    expect(byHand(traveller(), child('2015-03-10'))).toEqual(['travellers.1.born_on: traveller_type_age']);
    expect(byHand(traveller(), infant('2025-03-10'))).toEqual(['travellers.1.born_on: traveller_type_age']);
  });

  it('match the searched number and types', () => {
    expect(judged([traveller()], { expected: [] })).toEqual(['travellers: travellers_differ']);
    expect(judged([traveller()], { expected: [{ type: 'child', age: null }] })).toEqual([
      'travellers.0.type: traveller_type_differs',
    ]);
  });

  // TRAVEL-RULES 3.
  it.each([
    ['on no lap', [infant('2026-01-01', null)], ['travellers.1.adult: traveller_infant_adult']],
    ['on its own lap', [infant('2026-01-01', 1)], ['travellers.1.adult: traveller_infant_adult']],
    [
      'on the lap of an unknown traveler',
      [infant('2026-01-01', 7)],
      ['travellers.1.adult: traveller_infant_adult'],
    ],
    [
      'on a lap that is taken',
      [infant('2026-01-01'), { ...infant('2026-02-01'), given_name: 'Rami' }],
      ['travellers.2.adult: traveller_adult_taken'],
    ],
  ])('refuses an infant %s', (_where, infants, problems) => {
    expect(judged([traveller(), ...infants])).toEqual(problems);
  });

  it('refuses an infant on the lap of a traveler under 18', () => {
    const minor = traveller({ born_on: '2009-03-11' });
    const problem = ['travellers.1.adult: traveller_infant_adult'];
    expect(judged([minor, infant('2026-01-01')], { expected: null })).toEqual(problem);
    expect(judged([{ ...minor, born_on: '2009-03-10' }, infant('2026-01-01')], { expected: null })).toEqual(
      [],
    );
  });

  // TRAVEL-RULES 8.
  it.each([
    [
      'no passport, although one is required',
      null,
      true,
      ['travellers.0.document.number: document_required'],
    ],
    ['no passport, and none is required', null, false, []],
    [
      'a passport that expires on the day of the last arrival',
      passport({ expires_on: '2027-03-11' }),
      true,
      [],
    ],
    [
      'a passport that expires on the departure of the overnight flight',
      passport({ expires_on: '2027-03-10' }),
      false,
      ['travellers.0.document.expires_on: document_expired'],
    ],
    [
      'a passport that expires in the year 9999',
      passport({ expires_on: '9999-12-31' }),
      true,
      ['travellers.0.document.expires_on: document_ends_late'],
    ],
  ])('have a passport: %s', (_which, document, document_required, problems) => {
    expect(judged([traveller({ document })], { document_required })).toEqual(problems);
  });

  // TRAVEL-RULES 9: the spellings of two passports may denote the same person.
  it('include nobody twice', () => {
    const again = traveller({ given_name: 'AMAL', family_name: 'had-dad', email: '', phone: '' });
    expect(judged([traveller(), again])).toEqual(['travellers.1.family_name: traveller_twice']);
    expect(judged([traveller(), { ...again, born_on: '1990-05-18' }])).toEqual([]);
    expect(personKey(again)).toBe(personKey(traveller()));
  });

  // TRAVEL-RULES 10.
  it.each([
    ['mr', 'm', []],
    ['mr', 'f', ['travellers.0.title: traveller_title_gender']],
    ['mrs', 'm', ['travellers.0.title: traveller_title_gender']],
    ['miss', 'm', ['travellers.0.title: traveller_title_gender']],
    ['dr', 'm', []],
    ['dr', 'f', []],
  ] as const)('the title %s of %s', (title, gender, problems) => {
    expect(judged([traveller({ title, gender })])).toEqual(problems);
  });

  it('may have titles of adults from the age of twelve', () => {
    const wed = { ...child('2018-01-01'), title: 'mrs' as const };
    expect(judged([traveller(), wed])).toEqual(['travellers.1.title: traveller_title_age']);
  });

  it('are contacted through the first traveler, who must have a phone number and an email address', () => {
    expect(judged([traveller({ email: '', phone: null })])).toEqual([
      'travellers.0.email: lead_email_required',
      'travellers.0.phone: lead_phone_required',
    ]);
    expect(judged([traveller(), traveller({ given_name: 'Sami', email: null, phone: null })])).toEqual([]);
  });
});
