import type { TravellerInput } from '@traveldesk/bookings-contract';
import { typeByAge } from '@traveldesk/flights-contract';
import { addDays } from '@traveldesk/shared-contract';
import type { DemoTrip } from './demo-trip';

const titles = { Mr: 'mr', Mrs: 'mrs', Ms: 'ms', Miss: 'miss' } as const;

/** Days before the flight that who is under 18 was born: eight years and a half, fifteen and a half, and a year. */
const bornBefore = { child: 3_105, teen: 5_660, infant: 400 } as const;

/** The ages that a search tells. */
export const ages = { child: 8, teen: 15, infant: 1 } as const;

/** By what is written, so that it is the same at every start. */
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

/** Whose passport they have who set out from there. */
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

/** Who travels, the one who books first; with passports where they are asked for, of the country that `from` is in. */
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
