import { z } from 'zod';

/** GET /currencies: ISO 4217 code, name in the caller's language, and how many decimals an amount has. */
export const currenciesSchema = z.object({
  data: z.array(z.object({ code: z.string(), name: z.string(), exponent: z.number().int().min(0).max(4) })),
});

export type Currency = z.infer<typeof currenciesSchema>['data'][number];
