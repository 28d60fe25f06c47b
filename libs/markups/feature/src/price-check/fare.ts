import { z } from 'zod';
import { priceCheckQuerySchema, type PriceCheckQuery } from '@traveldesk/markups-contract';
import { numberText } from '@traveldesk/shared-contract';

const fareFields = [
  'company_id',
  'supplier_id',
  'airline',
  'origin',
  'destination',
  'date',
  'return_date',
  'cabin',
  'fare_brand',
  'adults',
  'children',
  'infants',
  'total',
  'tax',
  'currency',
] as const;
export type FareField = (typeof fareFields)[number];

/** Form values of a fare: texts, as in the URL. */
export type FareValues = Partial<Record<FareField, string | null>>;

const blank: FareValues = { cabin: 'Economy', adults: '1', children: '0', infants: '0' };

export function fareOf(search: URLSearchParams): FareValues {
  const given = fareFields.flatMap((field) => {
    const text = search.get(field);
    return text === null ? [] : [[field, text] as const];
  });
  return { ...blank, ...Object.fromEntries(given) };
}

/** Returns the fields with a value. */
function saidIn(values: FareValues): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, text]) => {
      const said =
        text && (field === 'adults' || field === 'children' || field === 'infants' ? numberText(text) : text);
      return said ? [[field, said]] : [];
    }),
  );
}

/** Returns the API query of form values or a URL; undefined while incomplete. */
export function questionOf(values: FareValues): PriceCheckQuery | undefined {
  return priceCheckQuerySchema.safeParse(saidIn(values)).data;
}

export function addressOf(values: FareValues): URLSearchParams {
  return new URLSearchParams(saidIn(values));
}

/** Validates like the API; empty texts count as missing. */
export const fareFormSchema = z.unknown().superRefine((values, context) => {
  const result = priceCheckQuerySchema.safeParse(saidIn(values as FareValues), { reportInput: true });
  for (const issue of result.error?.issues ?? []) context.issues.push(issue as never);
});
