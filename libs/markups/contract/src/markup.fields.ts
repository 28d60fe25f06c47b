import { z } from 'zod';
import { isCurrency } from '@traveldesk/currencies-contract';
import {
  idSchema,
  isAmountText,
  plainNumber,
  readAmount,
  readingsOf,
  typedCode,
} from '@traveldesk/shared-contract';
import { airlineModes } from './markup.kinds';

/** Drops leading and trailing zeros of a decimal text. */
const withoutIdleZeros = (text: string) => {
  const [whole = '', decimals = ''] = text.split('.');
  const counting = decimals.replace(/0+$/, '');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (counting && `.${counting}`);
};

/** Parses an exact decimal that has the given form and satisfies `isRight`; otherwise fails with `key`. */
function decimal(form: RegExp, key: string, isRight: (text: string) => boolean) {
  return z
    .string()
    .overwrite(plainNumber)
    .refine((text) => !text.startsWith('-'), { params: { key: 'markup_no_sign' }, abort: true })
    .refine((text) => form.test(text) && isRight(text), { params: { key }, abort: true })
    .overwrite(withoutIdleZeros);
}

const isAboveZero = (text: string) => /[1-9]/.test(text);

/**
 * A percentage above zero, as an exact decimal text with at most four decimals; otherwise `markup_percent_form`. The maximum is checked by
 * the callers, so that it gets its own message.
 */
export const percentSchema = decimal(/^\d{1,9}(\.\d{1,4})?$/, 'markup_percent_form', isAboveZero);

/** A percentage from 0 to 100, as an exact decimal text with at most four decimals; otherwise `markup_share_form`. */
export const shareSchema = decimal(
  /^\d{1,3}(\.\d{1,4})?$/,
  'markup_share_form',
  (text) => Number(text) <= 100,
);

/**
 * Returns an amount in its stored form. An ambiguous one (its separator has two readings) stays unchanged: it is refused, or its currency
 * is not known yet.
 */
export const keptAmount = (text: string, currency?: string) =>
  readingsOf(text, currency) ? text : withoutIdleZeros(text);

/** An amount above zero. An ambiguous one (its separator has two readings) stays unchanged, because only its currency decides. */
export const amountSchema = z
  .string()
  .overwrite((text) => readAmount(text))
  .refine((text) => !text.startsWith('-'), { params: { key: 'markup_no_sign' }, abort: true })
  .refine((text) => isAmountText(text, 12) && isAboveZero(text), {
    params: { key: 'markup_amount_form' },
    abort: true,
  })
  .overwrite((text) => keptAmount(text));

export const ruleCurrencySchema = typedCode
  .toUpperCase()
  .refine(isCurrency, { params: { key: 'markup_currency_unknown' } });

/** A place: an airport or a city by its IATA code, a country by its ISO 3166 code, a zone by its id. */
export const placeRefSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('airport'), code: typedCode.toUpperCase().regex(/^[A-Z]{3}$/) }),
  z.strictObject({ kind: z.literal('city'), code: typedCode.toUpperCase().regex(/^[A-Z]{3}$/) }),
  z.strictObject({ kind: z.literal('country'), code: typedCode.toUpperCase().regex(/^[A-Z]{2}$/) }),
  z.strictObject({ kind: z.literal('zone'), code: idSchema }),
]);
export type PlaceRef = z.infer<typeof placeRefSchema>;

/** Airlines by IATA code; an empty list is not a condition. */
export const airlinesSchema = z.strictObject({
  mode: z.enum(airlineModes),
  codes: z.array(typedCode.toUpperCase().regex(/^[A-Z0-9]{2}$/)).max(50),
});
export type AirlineCondition = z.infer<typeof airlinesSchema>;

/** A company; `below` includes its subsidiaries. */
export const companyRefSchema = z.strictObject({ id: idSchema, below: z.boolean() });
export type CompanyRef = z.infer<typeof companyRefSchema>;
