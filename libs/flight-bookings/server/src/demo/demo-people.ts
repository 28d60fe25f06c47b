import type { TravellerInput } from '@traveldesk/bookings-contract';
import { typeByAge } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import type { DemoTrip } from './demo-trip';

const titles = { Mr: 'mr', Mrs: 'mrs', Ms: 'ms', Miss: 'miss' } as const;

/** Days between birth and flight: about eight and a half years, fifteen and a half, and one. */
const bornBefore = { child: 3_105, teen: 5_660, infant: 400 } as const;

/** The ages given in a search. */
export const ages = { child: 8, teen: 15, infant: 1 } as const;

/** Derived from the text, so that it is the same at every start. */
const numberOf = (text: string) =>
  [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7);

function personOf(written: string): TravellerInput {
  const [title = 'Mr', given_name = '', ...family] = written.split(' ');
  const number = numberOf(written);
  return {
    type: 'adult',
    title: titles[title as keyof typeof titles],
    gender: title === 'Mr' ? 'm' : 'f',
    given_name,
    family_name: family.join(' '),
    born_on: `${1962 + (number % 40)}-0${1 + (number % 9)}-1${number % 7}`,
    email: `${given_name}.${family.join('-')}@traveler.example`.toLowerCase(),
    phone: `+442079460${100 + (number % 900)}`,
    document: null,
    loyalty: [],
    adult: null,
    save: number % 3 === 0,
  };
}

/** The passport country by airport of departure. */
const countries: Readonly<Record<string, string>> = {
  AMM: 'JO',
  CDG: 'FR',
  CMN: 'MA',
  DXB: 'AE',
  FRA: 'DE',
  HND: 'JP',
  IST: 'TR',
  KWI: 'KW',
  LHR: 'GB',
  RUH: 'SA',
};

/** Returns the travelers, the lead first, with passports of the country of `from` if required. */
export function travellersOf(
  { traveller, with: others = [] }: Pick<DemoTrip, 'traveller' | 'with'>,
  { date, passports = false, from = '' }: { date: string; passports?: boolean; from?: string },
): TravellerInput[] {
  const young = (kind: keyof typeof ages, name: string): TravellerInput => ({
    ...personOf(name),
    type: typeByAge(ages[kind]),
    born_on: addDays(date, -bornBefore[kind]),
    email: null,
    phone: null,
    adult: kind === 'infant' ? 0 : null,
    save: false,
  });
  const all = [
    personOf(traveller),
    ...others.map(([kind, name]) => (kind === 'adult' ? personOf(name) : young(kind, name))),
  ];
  if (!passports) return all;
  return all.map((one) => ({
    ...one,
    document: {
      kind: 'passport',
      number: `A${10_000_000 + numberOf(one.given_name + one.family_name)}`,
      country: countries[from] ?? 'EG',
      expires_on: addDays(date, 1_600),
    },
  }));
}
