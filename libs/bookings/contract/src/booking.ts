import { z } from 'zod';
import {
  daySchema,
  filterSchema,
  idSchema,
  moneySchema,
  pageOf,
  pageQuery,
  codeText,
} from '@traveldesk/shared-contract';
import {
  actionObstacles,
  bookingActions,
  bookingFlags,
  bookingKinds,
  bookingModes,
  bookingProducts,
  bookingStages,
  bookingStates,
  bookingTabs,
  couponStates,
  deadlineKinds,
  operationKinds,
  operationStates,
  quotedKinds,
  refusedFields,
} from './booking.kinds';
import { formerManualSchema } from './manual';
import { quoteSchema } from './quotes';
import { bookedTravellerSchema } from './traveller';

const named = z.object({ id: idSchema, name: z.string() });
const instant = z.iso.datetime();

/** What is being done with a booking. `cause` says why it is in doubt, or was refused: a key of the screens' texts. */
const operationSchema = z.object({
  id: idSchema,
  kind: z.enum(operationKinds),
  state: z.enum(operationStates),
  cause: z.string().nullable(),
  /** In the supplier's own words, for staff alone. */
  said: z.string().nullable(),
  /** The traveler, by place on the booking, and the field that the supplier refused; null if it names neither. */
  refused: z
    .object({ traveller: z.number().int().nullable(), field: z.enum(refusedFields).nullable() })
    .nullable(),
  begun_at: instant,
  ended_at: instant.nullable(),
  /** When it is looked up next, and how often it was. */
  next_check_at: instant.nullable(),
  checks: z.number().int().nonnegative(),
  /** The request that asks a second person to release its money, for staff alone. */
  release_id: idSchema.nullable(),
});
export type BookingOperation = z.infer<typeof operationSchema>;

/** Of a booking in state `cancel_quoted`: what is quoted; else null. */
const quotedSchema = z.enum(quotedKinds).nullable();

/** The next of a booking's deadlines. */
const deadlineSchema = z.object({ kind: z.enum(deadlineKinds), at: instant });

/** A booking in a list. `route` is `CAI–DXB` for each trip; `departing_at` is local at the airport. */
export const bookingRowSchema = z.object({
  id: idSchema,
  number: z.string(),
  product: z.enum(bookingProducts),
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
  total: moneySchema.nullable(),
  owner: named.nullable(),
  deadline: deadlineSchema.nullable(),
  created_at: instant,
});
export type BookingRow = z.infer<typeof bookingRowSchema>;
export const bookingPageSchema = pageOf(bookingRowSchema);

const sorts = ['created_at', 'departing_at', 'number', 'total', 'deadline'] as const;

/** What both lists are filtered by. `search`: a PNR, a ticket's 13 digits, a traveller's name or the booking's number. */
const bookingFilters = {
  search: filterSchema(80).optional(),
  tab: z.enum(bookingTabs).optional(),
  state: z.enum(bookingStates).optional(),
  stage: z.enum(bookingStages).optional(),
  company_id: idSchema.optional(),
  supplier_id: idSchema.optional(),
  owner_id: idSchema.optional(),
  kind: z.enum(bookingKinds).optional(),
  product: z.enum(bookingProducts).optional(),
  origin: filterSchema(3).overwrite(codeText).toUpperCase().optional(),
  destination: filterSchema(3).overwrite(codeText).toUpperCase().optional(),
  /** Days on which it was made, in UTC; days on which its first flight leaves, local. */
  from: daySchema.optional(),
  to: daySchema.optional(),
  departing_from: daySchema.optional(),
  departing_to: daySchema.optional(),
};

/** GET /booking-list and GET /flights/bookings, the newest first. `sort=total` needs `currency`-free comparison: within each currency. */
export const bookingQuerySchema = pageQuery(sorts).extend(bookingFilters);
export const bookingExportQuerySchema = bookingQuerySchema.omit({ page: true, per_page: true });
export type BookingQuery = z.infer<typeof bookingQuerySchema>;

/** GET /booking-list/counts: how many are behind each tab with the other filters; counted up to 1,000, `more` beyond. */
export const bookingCountsQuerySchema = z.strictObject(bookingFilters).omit({ tab: true });
export const bookingCountsSchema = z.object({
  data: z.array(z.object({ tab: z.enum(bookingTabs), count: z.number().int(), more: z.boolean() })),
});

const couponSchema = z.object({ origin: z.string(), destination: z.string(), state: z.enum(couponStates) });

/** A ticket. `irregular`: its number is not thirteen digits, and is shown as the supplier wrote it (TRAVEL-RULES 22). */
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

/** One thing that could be done, and where it cannot, why. `until`: as long as it can. */
const actionSchema = z.object({
  action: z.enum(bookingActions),
  allowed: z.boolean(),
  obstacle: z.enum(actionObstacles).nullable(),
  /** The permission that is missing, where that is it. */
  permission: z.string().nullable(),
  until: instant.nullable(),
});
export type AvailableAction = z.infer<typeof actionSchema>;

/** What the traveller pays. `net` is for staff with `show_markups` alone (TRAVEL-RULES 30). */
const priceSchema = z.object({
  total: moneySchema,
  base: moneySchema.nullable(),
  tax: moneySchema.nullable(),
  /** Of what was bought beside the flight; part of `total`. */
  extras: moneySchema.nullable(),
  net: moneySchema.optional(),
});

/**
 * What an airline gives instead of money: no money of a wallet. Its value is what was paid to the supplier less what it keeps, and is there
 * for staff with `show_markups` alone; the airline tells its traveller.
 */
const creditSchema = z.object({ name: z.string().nullable(), value: moneySchema.optional() });

/** GET /flights/bookings/{id}: a booking whole, but for the fields of its product. `version` is what If-Match names. */
export const bookingSchema = z.object({
  id: idSchema,
  number: z.string(),
  version: z.number().int().positive(),
  product: z.enum(bookingProducts),
  kind: z.enum(bookingKinds),
  mode: z.enum(bookingModes).nullable(),
  state: z.enum(bookingStates),
  quoted: quotedSchema,
  operation: operationSchema.nullable(),
  /** The last one that is over, where nothing is being done. */
  last_operation: operationSchema.nullable(),
  flags: z.array(z.enum(bookingFlags)),
  pnr: z.string().nullable(),
  company: named.nullable(),
  /** Null where it was bought outside. `own_access`: ordered with the company's own credentials. */
  supplier: named.extend({ key: z.string(), training: z.boolean(), own_access: z.boolean() }).nullable(),
  /** Of a manual booking: where it was bought. */
  source: z.string().nullable(),
  /** Of a group: what it is called; its product says what it wishes for. */
  group: z.object({ name: z.string() }).nullable().optional(),
  owner: named.nullable(),
  created_by: named.nullable(),
  travellers: z.array(bookedTravellerSchema),
  tickets: z.array(ticketSchema),
  extras: z.array(extraSchema),
  price: priceSchema.nullable(),
  /** What has been paid, and given back, so far. */
  paid: moneySchema.nullable(),
  refunded: moneySchema.nullable(),
  held: moneySchema.nullable(),
  /** Of a manual one whose price waits for a second person: the request, for staff alone. */
  approval_id: idSchema.nullable(),
  /** Of one that waits for its refund: what the supplier has confirmed; null where it does not say. */
  refund_due: moneySchema.nullable().optional(),
  /** The same in a currency for which the price has no rate, as the supplier says it; for staff alone. */
  refund_unpriced: moneySchema.nullable().optional(),
  credits: z.array(creditSchema),
  payment_required_by: instant.nullable(),
  price_guaranteed_until: instant.nullable(),
  void_until: instant.nullable(),
  deadline: deadlineSchema.nullable(),
  /** The quote that stands, to give it back or to change it. */
  quote: quoteSchema.nullable(),
  available_actions: z.array(actionSchema),
  reason: z.string().nullable(),
  note: z.string().nullable(),
  created_at: instant,
  updated_at: instant,
  /** The server's clock, by which the other instants are to be read. */
  now: instant,
});
export type Booking = z.infer<typeof bookingSchema>;

/** GET /flights/bookings/{id}/progress. `version` says whether the page has to be read anew. */
export const progressSchema = z.object({
  state: z.enum(bookingStates),
  operation: operationSchema.nullable(),
  pnr: z.string().nullable(),
  version: z.number().int().positive(),
  /** Whether more is to come by itself; then it is worth asking again. */
  under_way: z.boolean(),
});
export type BookingProgress = z.infer<typeof progressSchema>;

/** GET /flights/bookings/{id}/history: what the booking became, and by whom; append-only. */
const bookingEventSchema = z.object({
  id: idSchema,
  from: z.enum(bookingStates).nullable(),
  to: z.enum(bookingStates),
  /** What happened: a key of the screens' texts, as `operation_done`, `note`. */
  event: z.string(),
  operation: z.enum(operationKinds).nullable(),
  reason: z.string().nullable(),
  /** Null where the product did it, or somebody whom the reader may not know. */
  actor: named.nullable(),
  /** Of a paid manual booking that was changed: what it was before. */
  former: formerManualSchema.nullable(),
  at: instant,
});
export const bookingEventPageSchema = pageOf(bookingEventSchema);
export const bookingEventQuerySchema = pageQuery(['at']).omit({ sort: true });
export type BookingEvent = z.infer<typeof bookingEventSchema>;

/** GET /flights/bookings/{id}/supplier-log: what was said, masked (SECURITY 53), the newest first. */
export const supplierLogSchema = pageOf(
  z.object({
    id: idSchema,
    method: z.string(),
    path: z.string(),
    status: z.number().int().nullable(),
    failure: z.string().nullable(),
    sent: z.unknown(),
    received: z.unknown(),
    operation: z.enum(operationKinds).nullable(),
    at: instant,
  }),
);
export const supplierLogQuerySchema = pageQuery(['at']).omit({ sort: true });
