import { z } from 'zod';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';

/**
 * GET /flights/bookings/{id}/money: every movement of it, the oldest first, each linked to its transaction. `amount` is what came into the
 * wallet, or below zero went out of it; `blocked` is how much more is blocked, or below zero less. A payment does both: it is taken of what
 * was blocked. Each is null where a movement leaves it as it is. The sums are what is blocked now, and what the booking has cost so far.
 */
export const bookingMoneySchema = z.object({
  data: z.array(
    z.object({
      kind: z.enum(['blocked', 'released', 'payment', 'refund', 'other']),
      amount: moneySchema.nullable(),
      blocked: moneySchema.nullable(),
      transaction_id: idSchema.nullable(),
      at: z.iso.datetime(),
    }),
  ),
  amount: moneySchema.nullable(),
  blocked: moneySchema.nullable(),
});
export type BookingMoney = z.infer<typeof bookingMoneySchema>;
