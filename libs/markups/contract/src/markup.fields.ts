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

/** A decimal without the zeros that do not count. */
const withoutIdleZeros = (text: string) => {
  const [whole = '', decimals = ''] = text.split('.');
  const counting = decimals.replace(/0+$/, '');
  return (whole.replace(/^0+(?=\d)/, '') || '0') + (counting && `.${counting}`);
};

/** An exact decimal, of at most so many digits before and after the point, that is right; else the key. */
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
 * A percentage above zero, as an exact decimal text with at most four decimals; else `markup_percent_form`. How much it may be is asked
 * where it is used, so that too much of it is said to be that.
 */
export const percentSchema = decimal(/^\d{1,9}(\.\d{1,4})?$/, 'markup_percent_form', isAboveZero);

/** A percentage from nothing to all of it, as an exact decimal text with at most four decimals; else `markup_share_form`. */
export const shareSchema = decimal(
  /^\d{1,3}(\.\d{1,4})?$/,
  'markup_share_form',
  (text) => Number(text) <= 100,
);

/** An amount as it is kept. One of two readings stays as it is: it is refused, or its currency is still to come. */
export const keptAmount = (text: string, currency?: string) =>
  readingsOf(text, currency) ? text : withoutIdleZeros(text);

/** An amount above zero. One that may have two readings stays as it is: its currency, which is not known here, decides. */
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

/** Airlines by their IATA codes: none of them is no condition. */
export const airlinesSchema = z.strictObject({
  mode: z.enum(airlineModes),
  codes: z.array(typedCode.toUpperCase().regex(/^[A-Z0-9]{2}$/)).max(50),
});
export type AirlineCondition = z.infer<typeof airlinesSchema>;

/** A company, and whether those below it count too. */
export const companyRefSchema = z.strictObject({ id: idSchema, below: z.boolean() });
export type CompanyRef = z.infer<typeof companyRefSchema>;
