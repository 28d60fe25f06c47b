import { z } from 'zod';
import { idSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { bookingRowSchema } from './booking';
import { deadlineKinds } from './booking.kinds';

/** GET /booking-deadlines: deadlines, the nearest first. `mine`: only bookings that the caller owns. `due`: those that expire on the caller's day. */
export const deadlineQuerySchema = pageQuery(['at'])
  .omit({ sort: true })
  .extend({
    kind: z.enum(deadlineKinds).optional(),
    company_id: idSchema.optional(),
    supplier_id: idSchema.optional(),
    mine: z.enum(['true', 'false']).optional(),
    due: z.enum(['today']).optional(),
  });
export const deadlinePageSchema = pageOf(
  z.object({
    id: z.string(),
    kind: z.enum(deadlineKinds),
    /** When the deadline ends; for an operation in doubt, when it began. */
    at: z.iso.datetime(),
    booking: bookingRowSchema,
  }),
).extend({
  now: z.iso.datetime(),
});
export type Deadline = z.infer<typeof deadlinePageSchema>['data'][number];
export type DeadlineQuery = z.infer<typeof deadlineQuerySchema>;
