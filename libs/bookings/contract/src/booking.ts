import { z } from 'zod';
import { paymentTypes } from '@traveldesk/markups-contract';
import {
  codeFilterSchema,
  daySchema,
  filterSchema,
  idSchema,
  moneySchema,
  pageOf,
  pageQuery,
} from '@traveldesk/shared-contract';
import {
  actionObstacles,
  bookingActions,
  bookingFlags,
  bookingKinds,
  bookingModes,
  bookingStages,
  bookingStates,
  bookingTabs,
  couponStates,
  deadlineKinds,
  documentsOfBooking,
  operationKinds,
  operationStates,
  quotedKinds,
  refusedFields,
} from './booking.kinds';
import { quoteSchema } from './quotes';
import { bookedTravellerSchema } from './traveller';

const named = z.object({ id: idSchema, name: z.string() });
const instant = z.iso.datetime();

/** An operation on a booking. `cause` is the reason of its doubt or refusal: a key of the screens' texts. */
const operationSchema = z.object({
  id: idSchema,
  kind: z.enum(operationKinds),
  state: z.enum(operationStates),
  cause: z.string().nullable(),
  /** The supplier's own text; for staff only. */
  said: z.string().nullable(),
  /** The traveler, by place on the booking, and the field that the supplier refused; null if it names neither. */
  refused: z
    .object({ traveller: z.number().int().nullable(), field: z.enum(refusedFields).nullable() })
    .nullable(),
  begun_at: instant,
  ended_at: instant.nullable(),
  /** The time of the next look-up, and the number of look-ups so far. */
  next_check_at: instant.nullable(),
  checks: z.number().int().nonnegative(),
  /** The request that asks a second person to release its money; for staff only. */
  release_id: idSchema.nullable(),
});
export type BookingOperation = z.infer<typeof operationSchema>;

/** The quote's kind in state `cancel_quoted`; otherwise null. */
const quotedSchema = z.enum(quotedKinds).nullable();

/**
 * The name of a product. The contract has no list of them: the server knows those that are registered, and refuses to book others
 * (docs/adr/0133).
 */
const productSchema = z
  .string()
  .max(30)
  .regex(/^[a-z][a-z_]*$/);

/** The booking's next deadline. */
const deadlineSchema = z.object({ kind: z.enum(deadlineKinds), at: instant });

/** A stay in a list; its check-in is the booking's `departing_at`. */
const listedStaySchema = z.object({
  property: z.string(),
  city: z.string(),
  check_out: z.iso.date(),
  rooms: z.number().int(),
  payment: z.enum(paymentTypes),
});

/**
 * A booking in a list. `route` is `CAI–DXB` for each trip; `departing_at` is local at the airport, or at the property of a `stay`,
 * which only hotels have.
 */
export const bookingRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  product: productSchema,
  kind: z.enum(bookingKinds),
  state: z.enum(bookingStates),
  quoted: quotedSchema,
  operation: operationSchema.pick({ kind: true, state: true }).nullable(),
  flags: z.array(z.enum(bookingFlags)),
  pnr: z.string().nullable(),
  lead: z.string().nullable(),
  travellers: z.number().int().nonnegative(),
  company: named.nullable(),
  supplier: named.extend({ training: z.boolean() }).nullable(),
  route: z.array(z.string()),
  departing_at: z.string().nullable(),
  airline: z.string().nullable(),
  stay: listedStaySchema.nullable(),
  total: moneySchema.nullable(),
  owner: named.nullable(),
  deadline: deadlineSchema.nullable(),
  created_at: instant,
});
export type BookingRow = z.infer<typeof bookingRowSchema>;
export const bookingPageSchema = pageOf(bookingRowSchema);

const sorts = ['created_at', 'departing_at', 'number', 'total', 'deadline'] as const;

/** The filters of both lists. `search`: a PNR, a ticket's 13 digits, a property, a traveler's name or the booking's number. */
const bookingFilters = {
  search: filterSchema(80).optional(),
  tab: z.enum(bookingTabs).optional(),
  state: z.enum(bookingStates).optional(),
  stage: z.enum(bookingStages).optional(),
  company_id: idSchema.optional(),
  supplier_id: idSchema.optional(),
  owner_id: idSchema.optional(),
  kind: z.enum(bookingKinds).optional(),
  flag: z.enum(bookingFlags).optional(),
  product: productSchema.optional(),
  origin: codeFilterSchema(3).optional(),
  destination: codeFilterSchema(3).optional(),
  /** The airline that issues the tickets. `airport`: where any trip begins or ends. */
  airline: codeFilterSchema(2).optional(),
  airport: codeFilterSchema(3).optional(),
  /** `from` and `to`: days of creation by the clock of the caller (header `Time-Zone`, else UTC). `departing_*`: local days of the first departure, or of check-in. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  departing_from: daySchema.optional(),
  departing_to: daySchema.optional(),
  /** Parts of the names of a stay's property and city. `deadline_*`: such days in which a deadline of a stay ends. */
  property: filterSchema(80).optional(),
  city: filterSchema(80).optional(),
  payment: z.enum(paymentTypes).optional(),
  deadline_from: daySchema.optional(),
  deadline_to: daySchema.optional(),
};

/**
 * GET /booking-list, GET /flights/bookings and GET /hotels/bookings, newest first. Amounts compare within one currency only, so `sort=total` and `sort=-total`
 * list one currency after the other, from A to Z.
 */
export const bookingQuerySchema = pageQuery(sorts).extend(bookingFilters);
export const bookingExportQuerySchema = bookingQuerySchema.omit({ page: true, per_page: true });
export type BookingQuery = z.infer<typeof bookingQuerySchema>;

/** GET /booking-list/counts: the number of bookings in each tab with the other filters; at most 1,000, then `more` is true. */
export const bookingCountsQuerySchema = z.strictObject(bookingFilters).omit({ tab: true });
export const bookingCountsSchema = z.object({
  data: z.array(z.object({ tab: z.enum(bookingTabs), count: z.number().int(), more: z.boolean() })),
});

const couponSchema = z.object({ origin: z.string(), destination: z.string(), state: z.enum(couponStates) });

/** A ticket. `irregular`: its number does not have 13 digits, so it is shown as the supplier wrote it (TRAVEL-RULES 22). */
const ticketSchema = z.object({
  id: idSchema,
  kind: z.enum(['ticket', 'extra', 'extra_alone']),
  number: z.string(),
  irregular: z.boolean(),
  traveller_ids: z.array(idSchema),
  state: z.enum(['issued', 'exchanged', 'voided', 'refunded']),
  coupons: z.array(couponSchema),
  issued_at: instant,
});
export type BookingTicket = z.infer<typeof ticketSchema>;

const extraSchema = z.object({
  kind: z.enum(['bag', 'seat', 'other']),
  quantity: z.number().int(),
  traveller_ids: z.array(idSchema),
  label: z.string().nullable(),
  price: moneySchema,
});

/** An action, whether it is allowed now, and its obstacle if not. `until`: when it ceases to be allowed. */
const actionSchema = z.object({
  action: z.enum(bookingActions),
  allowed: z.boolean(),
  obstacle: z.enum(actionObstacles).nullable(),
  /** The missing permission, if that is the obstacle. */
  permission: z.string().nullable(),
  until: instant.nullable(),
});
export type AvailableAction = z.infer<typeof actionSchema>;

/** The customer price. `net` is only for staff with `show_markups` (TRAVEL-RULES 30). */
const priceSchema = z.object({
  total: moneySchema,
  base: moneySchema.nullable(),
  tax: moneySchema.nullable(),
  /** The price of the extras; part of `total`. */
  extras: moneySchema.nullable(),
  net: moneySchema.optional(),
});

/**
 * An airline credit given instead of a refund; never wallet money. `value`, the amount paid to the supplier less its fees, is only for
 * staff with `show_markups`; travelers learn it from the airline.
 */
const creditSchema = z.object({ name: z.string().nullable(), value: moneySchema.optional() });

/** GET /flights/bookings/{id}: a booking, without its product's fields. `version` is the `If-Match` value. */
export const bookingSchema = z.object({
  id: idSchema,
  number: z.string(),
  version: z.number().int().positive(),
  product: productSchema,
  kind: z.enum(bookingKinds),
  mode: z.enum(bookingModes).nullable(),
  state: z.enum(bookingStates),
  quoted: quotedSchema,
  operation: operationSchema.nullable(),
  /** The latest ended operation; null while one is open. */
  last_operation: operationSchema.nullable(),
  flags: z.array(z.enum(bookingFlags)),
  pnr: z.string().nullable(),
  company: named.nullable(),
  /** Null for a manual booking. `own_access`: ordered with the company's own credentials. */
  supplier: named.extend({ key: z.string(), training: z.boolean(), own_access: z.boolean() }).nullable(),
  /** Where a manual booking was bought. */
  source: z.string().nullable(),
  /** The name of a group; its product has the requested trips. */
  group: z.object({ name: z.string() }).nullable().optional(),
  owner: named.nullable(),
  created_by: named.nullable(),
  travellers: z.array(bookedTravellerSchema),
  tickets: z.array(ticketSchema),
  extras: z.array(extraSchema),
  price: priceSchema.nullable(),
  /** The amounts paid and refunded so far. */
  paid: moneySchema.nullable(),
  refunded: moneySchema.nullable(),
  held: moneySchema.nullable(),
  /** The approval request for the price of a manual booking; for staff only. */
  approval_id: idSchema.nullable(),
  /** The refund that the supplier has confirmed for a booking in `refund_pending`; null where it does not say. */
  refund_due: moneySchema.nullable().optional(),
  /** The confirmed refund in a currency without a rate in the booking's price; for staff only. */
  refund_unpriced: moneySchema.nullable().optional(),
  credits: z.array(creditSchema),
  payment_required_by: instant.nullable(),
  price_guaranteed_until: instant.nullable(),
  void_until: instant.nullable(),
  deadline: deadlineSchema.nullable(),
  /** The open quote for a refund or a change. */
  quote: quoteSchema.nullable(),
  available_actions: z.array(actionSchema),
  /** The documents that can be made of it now. */
  documents: z.array(z.enum(documentsOfBooking)),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  /** The server's time, the reference for the other instants. */
  now: instant,
});
export type Booking = z.infer<typeof bookingSchema>;

/** GET /flights/bookings/{id}/progress. A new `version` means that the page must be reloaded. */
export const progressSchema = z.object({
  state: z.enum(bookingStates),
  operation: operationSchema.nullable(),
  pnr: z.string().nullable(),
  version: z.number().int().positive(),
  /** Whether an operation is open, so that polling makes sense. */
  under_way: z.boolean(),
});
export type BookingProgress = z.infer<typeof progressSchema>;

/** GET /flights/bookings/{id}/history: state changes with their authors; append-only. */
export const bookingEventSchema = z.object({
  id: idSchema,
  from: z.enum(bookingStates).nullable(),
  to: z.enum(bookingStates),
  /** A `BookingEventName`, or a name that only a later version of this program knows. */
  event: z.string(),
  operation: z.enum(operationKinds).nullable(),
  reason: z.string().nullable(),
  /** Null for the system, or a user whom the reader may not see. */
  actor: named.nullable(),
  /** The version of a paid manual booking before its change, as its product shows it. */
  former: z.record(z.string(), z.unknown()).nullable(),
  at: instant,
});
export const bookingEventQuerySchema = pageQuery(['at']).omit({ sort: true });
export type BookingEvent = z.infer<typeof bookingEventSchema>;
