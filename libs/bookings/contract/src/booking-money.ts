import { z } from 'zod';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';

/**
 * GET /flights/bookings/{id}/money: the booking's ledger movements, oldest first, each with its transaction. `amount` is the change of the
 * wallet's balance and `blocked` the change of the blocked amount; both are negative for decreases and null if unchanged. A payment changes
 * both, as it uses the blocked amount. The outer fields are the sums: the cost of the booking so far and the amount blocked now.
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
