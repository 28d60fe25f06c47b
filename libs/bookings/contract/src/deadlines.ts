import { z } from 'zod';
import { idSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { bookingRowSchema } from './booking';
import { deadlineKinds } from './booking.kinds';

/** GET /booking-deadlines: what runs out, the nearest first. `mine`: those that the caller owns. */
export const deadlineQuerySchema = pageQuery(['at'])
  .omit({ sort: true })
  .extend({
    kind: z.enum(deadlineKinds).optional(),
    company_id: idSchema.optional(),
    supplier_id: idSchema.optional(),
    mine: z.enum(['true', 'false']).optional(),
  });
export const deadlinePageSchema = pageOf(
  z.object({
    id: z.string(),
    kind: z.enum(deadlineKinds),
    /** When it is over; of one in doubt, since when. */
    at: z.iso.datetime(),
    booking: bookingRowSchema,
  }),
).extend({
  now: z.iso.datetime(),
});
export type Deadline = z.infer<typeof deadlinePageSchema>['data'][number];
export type DeadlineQuery = z.infer<typeof deadlineQuerySchema>;
