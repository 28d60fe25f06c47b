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
import { mostMentions } from './booking.kinds';

const reason = lineSchema(300);

/**
 * POST …/pay (`Idempotency-Key`, `If-Match`): pays a hold. `total` is what it costs as it was shown; where the supplier's price rose
 * after its guarantee, 422 `booking_price_rose` names the new one, which has to be agreed to.
 */
export const payInputSchema = z.strictObject({ total: moneySchema });
export type PayInput = z.infer<typeof payInputSchema>;

/** POST …/cancel (`If-Match`): lets a hold go that is not paid. */
export const cancelInputSchema = z.strictObject({ reason: reason.nullable() });

/** POST …/airline-change (`If-Match`): accepts what the airline has changed, or writes down what was done elsewhere. */
export const airlineChangeInputSchema = z.strictObject({
  ref: z.string().min(1).max(120),
  action: z.enum(['accept', 'note_accepted', 'note_changed', 'note_cancelled']),
});
export type AirlineChangeInput = z.infer<typeof airlineChangeInputSchema>;

/** POST …/outside-change (`If-Match`): somebody has seen what was changed outside, and says what became of it. */
export const acknowledgeInputSchema = z.strictObject({ reason });

/**
 * POST …/settle (`If-Match`): a person decides what became of an operation that is in doubt. `done`: the supplier did it (`pnr` where it
 * is new), `refused`: it did not. The reason is kept for ever. The supplier is asked first. What it has is compared with what was ordered:
 * 422 `booking_order_differs` names what differs, which is taken with `accept_differences` alone, by who may override, and flagged. That
 * it was refused is taken where the supplier's not knowing it proves so: else a 422 says what is in the way, and nothing is released
 * (`releaseRefusals`). With `request_release`, by who may override, its release is asked of a second person instead.
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
 * POST …/late-success (`Idempotency-Key`, `If-Match`): what becomes of an order that came after it was given up. `take`: it stays, and is
 * paid for. `give_back`: it is cancelled at its supplier, where nothing was paid for it here.
 */
export const settleLateInputSchema = z.strictObject({ decision: z.enum(['take', 'give_back']), reason });
export type SettleLateInput = z.infer<typeof settleLateInputSchema>;

/**
 * POST …/refund-completion (`Idempotency-Key`, `If-Match`): ends what waits for its refund. `confirmed` is what the supplier has confirmed
 * as it was shown (`refund_due`), nothing where it said nothing: posted at once. `beyond` is asked for as an adjustment of the wallet,
 * which a second person approves.
 */
export const completeRefundInputSchema = z.strictObject({
  confirmed: moneySchema,
  /** More than nothing, and no more than is adjusted at once. */
  beyond: typedMoneySchema
    .refine((money) => /^(?=[\d.]*[1-9])\d{1,12}(\.|$)/.test(money.amount) && fitsCurrency(money))
    .nullable(),
  reason,
});
export type CompleteRefundInput = z.infer<typeof completeRefundInputSchema>;

/** PUT …/owner (`If-Match`): who looks after it; null is nobody. */
export const ownerInputSchema = z.strictObject({ owner_id: idSchema.nullable() });

export const noteInputSchema = z.strictObject({
  text: z.string().trim().min(1).max(2_000),
  /** Users who are told by a task. */
  mentions: z.array(idSchema).max(mostMentions),
});
const noteSchema = z.object({
  id: idSchema,
  text: z.string(),
  /** Null where the reader may not know who it was. */
  author: z.object({ id: idSchema, name: z.string() }).nullable(),
  mentions: z.array(z.object({ id: idSchema, name: z.string() })),
  created_at: z.iso.datetime(),
});
export const notePageSchema = pageOf(noteSchema);
export const noteQuerySchema = pageQuery(['created_at']).omit({ sort: true });
export const noteDoneSchema = doneOf(noteSchema);
export type BookingNote = z.infer<typeof noteSchema>;
export type NoteInput = z.infer<typeof noteInputSchema>;

export const documentsOfBooking = ['itinerary', 'receipt'] as const;
export type BookingDocument = (typeof documentsOfBooking)[number];

/** POST …/documents: mails them to the lead traveller, or to another address. */
export const resendInputSchema = z.strictObject({
  documents: z.array(z.enum(documentsOfBooking)).min(1),
  email: emailSchema.nullable(),
  /** Without it in the caller's own. */
  language: z.enum(languages).optional(),
});
export type ResendInput = z.infer<typeof resendInputSchema>;

/** GET …/documents/{kind} and the quote of an offer, as PDF. */
export const documentQuerySchema = z.strictObject({ language: z.enum(languages).optional() });
