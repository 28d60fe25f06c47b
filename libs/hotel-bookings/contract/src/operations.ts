import { z } from 'zod';
import { lineSchema, moneySchema } from '@traveldesk/shared-contract';

const reason = lineSchema(300);

/**
 * POST /hotels/bookings/{id}/cancellations (`Idempotency-Key`, `If-Match`): cancels a confirmed booking. `back` and `until` are those of the tier
 * that was shown (null: the terms are unknown, or the tier has no end). If another tier is in force now, 422 `booking_refund_moved` names both
 * amounts and nothing is sent.
 */
export const cancelStayInputSchema = z.strictObject({
  back: moneySchema.nullable(),
  until: z.iso.datetime().nullable(),
  reason: reason.nullable(),
});
export type CancelStayInput = z.infer<typeof cancelStayInputSchema>;

/**
 * PUT /hotels/bookings/{id}/no-show (`If-Match`): records that the guest did not come, or takes that back; from the property's day after check-in
 * until 7 days after check-out. It moves no money.
 */
export const noShowInputSchema = z.strictObject({ no_show: z.boolean(), reason });
export type NoShowInput = z.infer<typeof noShowInputSchema>;
