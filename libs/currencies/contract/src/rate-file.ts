import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';
import { rateReasonSchema } from './exchange-rate';

/** The bank's file of a day has some 2,000 characters. */
export const rateFileMaxLength = 16_000;

/** What becomes of a line of the file. */
const lineStates = ['first', 'changed', 'same', 'kept', 'waiting', 'differs', 'unknown'] as const;

/** The text of a file in the daily format of the European Central Bank. */
export const rateFileInputSchema = z.strictObject({
  xml: z.string().min(1).max(rateFileMaxLength),
  reason: rateReasonSchema,
});

/**
 * What a file says: how much of each currency one euro is from `valid_from` on. A line is the `first` of its pair, or the
 * rate in force until then (`before`) is another one (`changed`) or the `same`; or it is `kept` or `waiting` already, so that nothing is added;
 * `differs` from what is kept of that very instant, which stops the file; or of a currency that is `unknown`
 * here, which is left out. What is added of a line that `waits` comes into force once a second person has approved it. A line that is
 * added with `newer_from` does not come into force: a rate of its pair from that later instant stays in force.
 */
export const rateFileSchema = z.object({
  day: z.string(),
  valid_from: z.iso.datetime(),
  base: z.string(),
  lines: z.array(
    z.object({
      currency: z.string(),
      rate: z.string(),
      before: z.string().nullable(),
      state: z.enum(lineStates),
      waits: z.boolean(),
      newer_from: z.iso.datetime().nullable(),
    }),
  ),
});

/** How many lines of a file were added, and wait for the request `approval_id`; how many of both are `behind` a newer rate. */
export const savedRateFileSchema = z.object({
  day: z.string(),
  valid_from: z.iso.datetime(),
  added: z.number().int().nonnegative(),
  waiting: z.number().int().nonnegative(),
  behind: z.number().int().nonnegative(),
  approval_id: idSchema.nullable(),
});

export type RateFileInput = z.infer<typeof rateFileInputSchema>;
export type RateFile = z.infer<typeof rateFileSchema>;
export type SavedRateFile = z.infer<typeof savedRateFileSchema>;
