import { z } from 'zod';
import {
  doneOf,
  fitsCurrency,
  idSchema,
  languages,
  lineSchema,
  moneySchema,
  pageOf,
  pageQuery,
  typedMoneySchema,
  typedCode,
  emailSchema,
} from '@traveldesk/shared-contract';
import { documentsOfBooking, mostMentions } from './booking.kinds';

const reason = lineSchema(300);

/**
 * POST …/pay (`Idempotency-Key`, `If-Match`): pays a hold. `total` is the price that the user was shown. If the supplier's price rose after
 * its guarantee, 422 `booking_price_rose` has the new total, which the user must confirm.
 */
export const payInputSchema = z.strictObject({ total: moneySchema });
export type PayInput = z.infer<typeof payInputSchema>;

/**
 * POST …/price-checks: renews the price of a hold that may have risen. `before` is the former total where it has risen now, else null. The
 * booking has the new total from then on.
 */
export const priceCheckSchema = z.object({ data: z.object({ before: moneySchema.nullable() }) });
export type PriceCheck = z.infer<typeof priceCheckSchema>;

/** POST …/cancel (`If-Match`): cancels an unpaid hold. */
export const cancelInputSchema = z.strictObject({ reason: reason.nullable() });

/** POST …/airline-change (`If-Match`): accepts the airline's change, or records what was done about it elsewhere. */
export const airlineChangeInputSchema = z.strictObject({
  ref: z.string().min(1).max(120),
  action: z.enum(['accept', 'note_accepted', 'note_changed', 'note_cancelled']),
});
export type AirlineChangeInput = z.infer<typeof airlineChangeInputSchema>;

/** POST …/outside-change (`If-Match`): acknowledges a change made outside the system, with its outcome as the reason. */
export const acknowledgeInputSchema = z.strictObject({ reason });

/**
 * POST …/settle (`If-Match`): a person decides the outcome of an operation in doubt: `done` (with `pnr` for a new order) or `refused`. The
 * reason is kept forever. The supplier is asked first. For `done`, its order is compared with the request: 422 `booking_order_differs`
 * names the differences; callers who may override can accept them with `accept_differences`, and the booking is flagged. `refused` needs
 * proof that the supplier does not know the order; without it a 422 states the obstacle and nothing is released (`releaseRefusals`). With
 * `request_release`, callers who may override ask a second person to release it.
 */
export const settleInputSchema = z.strictObject({
  operation_id: idSchema,
  outcome: z.enum(['done', 'refused']),
  pnr: typedCode.pipe(lineSchema(20)).nullable(),
  /** The supplier's id of the order, where it is known. */
  order_ref: lineSchema(120).nullable(),
  accept_differences: z.boolean().optional(),
  request_release: z.boolean().optional(),
  reason,
});
export type SettleInput = z.infer<typeof settleInputSchema>;

/**
 * POST …/late-success (`Idempotency-Key`, `If-Match`): decides on an order that appeared after its operation was settled as refused.
 * `take`: keeps and pays it. `give_back`: cancels it at the supplier, if it was not paid here.
 */
export const settleLateInputSchema = z.strictObject({ decision: z.enum(['take', 'give_back']), reason });
export type SettleLateInput = z.infer<typeof settleLateInputSchema>;

/**
 * POST …/refund-completion (`Idempotency-Key`, `If-Match`): completes a pending refund. `confirmed` is the supplier's confirmed refund as
 * shown (`refund_due`), or zero; it is posted at once. `beyond` is an additional refund, requested as a wallet adjustment that a second
 * person approves.
 */
export const completeRefundInputSchema = z.strictObject({
  confirmed: moneySchema,
  /** Above zero, and within the limit of one adjustment. */
  beyond: typedMoneySchema
    .refine((money) => /^(?=[\d.]*[1-9])\d{1,12}(\.|$)/.test(money.amount) && fitsCurrency(money))
    .nullable(),
  reason,
});
export type CompleteRefundInput = z.infer<typeof completeRefundInputSchema>;

/** PUT …/owner (`If-Match`): assigns the booking to a user; null unassigns it. */
export const ownerInputSchema = z.strictObject({ owner_id: idSchema.nullable() });

export const noteInputSchema = z.strictObject({
  text: z.string().trim().min(1).max(2_000),
  /** Mentioned users; each gets a task. */
  mentions: z.array(idSchema).max(mostMentions),
});
const noteSchema = z.object({
  id: idSchema,
  text: z.string(),
  /** Null where the reader may not see the author. */
  author: z.object({ id: idSchema, name: z.string() }).nullable(),
  mentions: z.array(z.object({ id: idSchema, name: z.string() })),
  created_at: z.iso.datetime(),
});
export const notePageSchema = pageOf(noteSchema);
export const noteQuerySchema = pageQuery(['created_at']).omit({ sort: true });
export const noteDoneSchema = doneOf(noteSchema);
export type BookingNote = z.infer<typeof noteSchema>;
export type NoteInput = z.infer<typeof noteInputSchema>;

/** POST …/documents: mails them to the lead traveler or another address. */
export const resendInputSchema = z.strictObject({
  documents: z.array(z.enum(documentsOfBooking)).min(1),
  email: emailSchema.nullable(),
  /** The caller's own language by default. */
  language: z.enum(languages).optional(),
});
export type ResendInput = z.infer<typeof resendInputSchema>;
