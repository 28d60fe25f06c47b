import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';
import { rateReasonSchema } from './exchange-rate';

/** Characters; the bank's daily file has some 2,000. */
export const rateFileMaxLength = 16_000;

/** Results of checking a line of the file. */
const lineStates = ['first', 'changed', 'same', 'kept', 'waiting', 'differs', 'unknown'] as const;

/** A daily file of the European Central Bank as text. */
export const rateFileInputSchema = z.strictObject({
  xml: z.string().min(1).max(rateFileMaxLength),
  reason: rateReasonSchema,
});

/**
 * A file's content: the amount of each currency per euro from `valid_from`. A line is the pair's `first` rate, or `changed` or the `same`
 * compared with the rate before (`before`). Nothing is added if it is already `kept` or `waiting`, or of an `unknown` currency. If it
 * `differs` from a stored rate of the same instant, the file is refused. An added line that `waits` comes into force after approval. One
 * with `newer_from` never does: another rate of the pair, valid from that later instant, stays in force.
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

/** Numbers of lines added and lines waiting for the request `approval_id`; `behind` counts those of both that a newer rate supersedes. */
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
