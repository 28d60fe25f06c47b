import { z } from 'zod';
import { doneOf, fitsCurrency, idSchema, typedMoneySchema } from '@traveldesk/shared-contract';
import { yearsFrom } from './judge-person';

/** The price of a booking made elsewhere: not negative, and no more decimals than its currency has. */
export const manualPriceSchema = typedMoneySchema
  .refine(({ amount }) => !amount.startsWith('-'), {
    path: ['amount'],
    params: { key: 'money_negative' },
    abort: true,
  })
  .refine(fitsCurrency, { path: ['amount'], params: { key: 'money_decimals' } });

/** `approval_id`: the approval request for its price; null if none is open. */
const manualWrittenSchema = z.object({
  id: idSchema,
  number: z.string(),
  version: z.number().int().positive(),
  approval_id: idSchema.nullable(),
});
export const manualDoneSchema = doneOf(manualWrittenSchema);
export type ManualWritten = z.infer<typeof manualWrittenSchema>;
export type ManualDone = z.infer<typeof manualDoneSchema>;

/** In years. Past trips can be entered for their money; airlines and hotels sell a year ahead, charters two. */
const longestAgo = 10;
const farthest = 2;

/** Returns the problem of a travel day that is too far in the past or future; null if none. */
export function travelDayProblem(
  day: string,
  today: string,
): 'booking_day_long_ago' | 'booking_day_far' | null {
  if (day < yearsFrom(today, -longestAgo)) return 'booking_day_long_ago';
  return day > yearsFrom(today, farthest) ? 'booking_day_far' : null;
}
