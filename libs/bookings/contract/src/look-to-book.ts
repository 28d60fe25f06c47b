import { z } from 'zod';
import { daySchema, idSchema } from '@traveldesk/shared-contract';

/** The groups of look-to-book: days, weeks from Monday and months in UTC, or suppliers or companies. */
const lookToBookGroups = ['day', 'week', 'month', 'supplier', 'company'] as const;

/** GET /booking-look-to-book. Days in UTC, both included, at most 366; the last 30 days by default. */
export const lookToBookQuerySchema = z.strictObject({
  by: z.enum(lookToBookGroups).default('day'),
  from: daySchema.optional(),
  to: daySchema.optional(),
  supplier_id: idSchema.optional(),
  company_id: idSchema.optional(),
});
export type LookToBookQuery = z.infer<typeof lookToBookQuerySchema>;

const count = z.number().int().nonnegative();

/**
 * Searches and bookings. `key`: a day, the first day of a week or month, or an id; null for searches of staff for no company. `searches`: the
 * searches sent to suppliers; null for a time that began before `counted_since`, when nobody counted them. `bookings`: those made at
 * suppliers, without drafts and failed ones. By supplier or company, `from` is not before `counted_since`, so that both numbers are of the same days.
 */
export const lookToBookSchema = z.object({
  by: z.enum(lookToBookGroups),
  from: daySchema,
  to: daySchema,
  counted_since: daySchema,
  data: z.array(
    z.object({
      key: z.string().nullable(),
      name: z.string().nullable(),
      searches: count.nullable(),
      bookings: count,
    }),
  ),
});
export type LookToBook = z.infer<typeof lookToBookSchema>;
