import { z } from 'zod';
import { travellerTypes } from '@traveldesk/bookings-contract';
import { doneOf, idSchema, moneySchema } from '@traveldesk/shared-contract';
import { singleNameRules } from '@traveldesk/suppliers-contract';

/** Kinds of notices in the review of an offer. */
const noticeKinds = [
  'tight_connection',
  'overnight_connection',
  'airport_change',
  'passport_near_end',
  'unusual_price',
] as const;

/** GET /flights/offers/{id}/booking-notes: facts for the review of an offer, without calling the supplier. */
export const reviewNotesSchema = z.object({
  /** The paying company; null where staff searched without one and must choose. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Set if the company's own credentials order: whether its wallet pays the total or only the markup (its setting). */
  own_access: z.object({ charge: z.enum(['total', 'markup']) }).nullable(),
  /** The searched travelers in the offer's order; `age` if the search had an age. */
  travellers: z.array(z.object({ type: z.enum(travellerTypes), age: z.number().int().nullable() })),
  /** The departure of the last trip, on which ages count (TRAVEL-RULES 2). */
  ages_on: z.iso.date(),
  /** The last arrival; passports must not expire before it (TRAVEL-RULES 8). */
  arrives_on: z.iso.date(),
  /** Today at the first airport. */
  today: z.iso.date(),
  /** ISO 3166-1 alpha-2 of the paying company's country, used to read national phone numbers; null without a company. */
  phone_country: z.string().nullable(),
  passport: z.boolean().nullable(),
  /** The supplier's rule for travelers with a single name. */
  single_name: z.enum(singleNameRules),
  holdable: z.boolean().nullable(),
  /** Whether an offer of the same supplier search was booked: the supplier sells no other offer of it, and only a new search helps. */
  search_used: z.boolean(),
  notices: z.array(
    z.object({
      kind: z.enum(noticeKinds),
      /** The place, such as `CAI` or `ORY–CDG`; null for the whole offer. */
      place: z.string().nullable(),
      minutes: z.number().int().nullable(),
      /** For an unusual price: the usual price of the route. */
      usual: moneySchema.nullable(),
      /** For a passport near its end: the months it must be valid beyond the arrival there (TRAVEL-RULES 8). */
      months: z.number().int().optional(),
      /** The last arrival there, in local time. */
      arrives_on: z.iso.date().optional(),
    }),
  ),
});
export type ReviewNotes = z.infer<typeof reviewNotesSchema>;

/** POST /flights/offers/{id}/payer: reprices the offer for a company, which then pays. */
export const payerInputSchema = z.strictObject({ company_id: idSchema });
export const payerDoneSchema = doneOf(z.object({ offer_id: idSchema }));

const placed = { travellers: z.array(z.number().int()), segments: z.array(z.number().int()) };

/** GET /flights/offers/{id}/extras: prices in the offer's selling currency. Travelers and segments are indexes in the offer. */
export const extrasSchema = z.object({
  bags: z.array(
    z.object({
      ref: z.string(),
      kind: z.enum(['carry_on', 'checked']),
      ...placed,
      price: moneySchema,
      most: z.number().int(),
      weight: z.number().nullable(),
    }),
  ),
  seats: z.array(
    z.object({
      segment: z.number().int(),
      cabins: z.array(
        z.object({
          rows: z.array(
            z.array(
              z.array(
                z.object({
                  kind: z.string(),
                  designator: z.string().nullable(),
                  choices: z.array(
                    z.object({ ref: z.string(), traveller: z.number().int(), price: moneySchema }),
                  ),
                }),
              ),
            ),
          ),
        }),
      ),
    }),
  ),
});
export type Extras = z.infer<typeof extrasSchema>;
