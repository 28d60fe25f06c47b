import { z } from 'zod';
import { doneOf, emailSchema, idSchema, languages } from '@traveldesk/shared-contract';
import { searchedSupplierSchema } from '@traveldesk/suppliers-contract';
import { openedSearchSchema, propertyDetailsSchema } from './property';
import { stayPropertySchema } from './result';
import { roomRateSchema, stayRoomSchema, type RoomRate } from './room-rate';

/** The fields in which a quote may differ from the chosen rate (STAYS 4). */
export const quoteFields = ['total', 'due', 'board', 'timeline', 'conditions', 'payment'] as const;
export type QuoteField = (typeof quoteFields)[number];

/** POST /hotels/quotes: the rate as fetched with its property. */
export const quoteInputSchema = z.strictObject({ rate_id: idSchema });

/**
 * POST /hotels/quotes and GET /hotels/quotes/{id}: the supplier's quote of a rate. While it is valid, a rate has one quote for its company.
 * `chosen` is the rate as it was shown; `rate` is what the supplier now sells. All `changes` must be accepted before booking;
 * `accepted_at` is when this user did. A deposit rate whose `rate.now` is null cannot be booked.
 * POST: 404 if there is no such rate, 422 `rate_expired`, 422 `rate_gone` if the supplier no longer sells it, 422 `rate_impossible` if its
 * answer contradicts the rate or itself, 422 `rate_no_rate` if no exchange rate is in force, 503 `supplier_unavailable`.
 * GET: 404 if there is no such quote. An expired quote can be read as long as it is stored.
 */
export const stayQuoteSchema = z.object({
  id: idSchema,
  property: stayPropertySchema,
  details: propertyDetailsSchema,
  time_zone: z.string().nullable(),
  supplier: searchedSupplierSchema,
  search: openedSearchSchema,
  room: stayRoomSchema.omit({ rates: true }),
  chosen: roomRateSchema,
  rate: roomRateSchema,
  changes: z.array(z.enum(quoteFields)),
  quoted_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  accepted_at: z.iso.datetime().nullable(),
});
export type StayQuote = z.infer<typeof stayQuoteSchema>;

/** POST /hotels/quotes/{id}/acceptances: the user accepts the changes. 404, 422 `rate_expired`. */
export const quoteAcceptanceDoneSchema = doneOf(z.object({ accepted_at: z.iso.datetime() }));

/** Whether the rate of a quote can be booked: its deposit is known, and it can be paid from the wallet. */
export function isQuoteBookable({
  rate: { now, bookable },
}: {
  rate: Pick<RoomRate, 'now' | 'bookable'>;
}): boolean {
  return now !== null && bookable !== false;
}

/** The reference of a quote for people, in documents and mails. */
export function quoteReference(id: string): string {
  return `HQ-${id.slice(-8).toUpperCase()}`;
}

export const quoteNoteLength = 1_000;

/**
 * POST /hotels/quotes/{id}/mails: sends the quote as PDF. `note` is a paragraph of the sender in the mail. 404, 422 `rate_expired`, 422
 * `quote_not_accepted` if this user has not accepted its changes.
 */
export const quoteMailInputSchema = z.strictObject({
  to: emailSchema,
  language: z.enum(languages),
  note: z.string().trim().min(1).max(quoteNoteLength).optional(),
});
export type QuoteMailInput = z.infer<typeof quoteMailInputSchema>;

export const quoteMailDoneSchema = doneOf(z.object({ to: z.string() }));
