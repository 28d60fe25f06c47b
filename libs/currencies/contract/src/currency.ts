import { z } from 'zod';
import { typedCode } from '@traveldesk/shared-contract';
import { isCurrency } from './is-currency';

/** An ISO 4217 code of circulating money, in either case; otherwise `currency_code_unknown`. */
export const currencyCodeSchema = typedCode
  .toUpperCase()
  .refine(isCurrency, { params: { key: 'currency_code_unknown' } });

/** GET /currencies: ISO 4217 code, names in three languages (Unicode CLDR), and number of decimals. */
export const currenciesSchema = z.object({
  data: z.array(
    z.object({
      code: z.string(),
      name: z.object({ en: z.string(), fr: z.string(), ar: z.string() }),
      exponent: z.number().int().min(0).max(4),
    }),
  ),
});

export type Currency = z.infer<typeof currenciesSchema>['data'][number];
