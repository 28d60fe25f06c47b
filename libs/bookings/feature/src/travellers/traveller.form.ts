import { z } from 'zod';
import {
  judgePerson,
  passportProblem,
  savedTravellerInputSchema,
  type Gender,
  type SavedTraveller,
  type SavedTravellerInput,
  type Title,
} from '@traveldesk/bookings-contract';
import { judgedSchema } from '@traveldesk/bookings-ui';
import { isDay } from '@traveldesk/shared-contract';
import { localToday } from '@traveldesk/shared-web';

/** The change of the stored passport: kept, replaced or removed. */
export const passportChoices = ['keep', 'new', 'none'] as const;
export type PassportChoice = (typeof passportChoices)[number];

/** The form's values. The number of a stored passport is not among them, as the API never returns it. */
export interface TravellerForm {
  company_id?: string | null;
  title?: Title | null;
  gender?: Gender | null;
  given_name?: string;
  family_name?: string;
  born_on?: string;
  email?: string | null;
  phone?: string | null;
  passport: PassportChoice;
  document?: { number?: string; country?: string | null; expires_on?: string };
  loyalty?: { airline?: string | null; number?: string }[];
}

export const blankTraveller: TravellerForm = { passport: 'none', loyalty: [] };

const given = <Value>(value: Value | null | undefined | '') =>
  value === '' ? undefined : (value ?? undefined);

/** Converts the form for the API; empty fields become missing, so that they fail as required. */
function inputOf(values: TravellerForm): unknown {
  const { passport, document, loyalty = [], ...person } = values;
  return {
    company_id: given(person.company_id),
    title: given(person.title),
    gender: given(person.gender),
    given_name: given(person.given_name),
    family_name: given(person.family_name),
    born_on: given(person.born_on),
    email: given(person.email) ?? null,
    phone: given(person.phone) ?? null,
    loyalty: loyalty.map((one) => ({ airline: given(one?.airline), number: given(one?.number) })),
    keep_document: passport === 'keep',
    document:
      passport === 'new'
        ? {
            kind: 'passport',
            number: given(document?.number),
            country: given(document?.country),
            expires_on: given(document?.expires_on),
          }
        : null,
  };
}

/** Validates and converts the form. */
export const travellerFormSchema: z.ZodType<SavedTravellerInput> = z.preprocess(
  (values) => inputOf(values as TravellerForm),
  savedTravellerInputSchema,
);

/** Validates the fields by the rules of the API; values equal to `stored` may stay. */
export const travellerRules = (stored: SavedTraveller | undefined) =>
  judgedSchema<TravellerForm>(travellerFormSchema, (values) => {
    const today = localToday();
    const ends = values.passport === 'new' ? (values.document?.expires_on ?? '') : '';
    const passport = isDay(ends) && passportProblem(ends, today);
    return [
      ...judgePerson(values, { today }, stored).map(([field, key]) => [[field], key] as const),
      ...(passport ? [[['document', 'expires_on'], passport] as const] : []),
    ];
  });

/** Converts a saved traveler to form values. */
export function travellerFormOf(saved: SavedTraveller): TravellerForm {
  return {
    company_id: saved.company.id,
    title: saved.title,
    gender: saved.gender,
    given_name: saved.given_name,
    family_name: saved.family_name,
    born_on: saved.born_on ?? '',
    email: saved.email,
    phone: saved.phone,
    passport: saved.document ? 'keep' : 'none',
    loyalty: saved.loyalty,
  };
}
