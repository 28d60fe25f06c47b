import { z } from 'zod';
import { doneOf, idSchema, moneySchema } from '@traveldesk/shared-contract';
import { singleNameRules } from '@traveldesk/suppliers-contract';
import { noticeKinds, travellerTypes } from './booking.kinds';

/** GET /flights/offers/{id}/booking-notes: what the review says beside the offer. Nothing of it asks the supplier. */
export const reviewNotesSchema = z.object({
  /** Who pays; null where staff searched for no company and have to choose one. */
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  /** Where the company's own credentials order: who is charged for the supplier's price (its setting). */
  own_access: z.object({ charge: z.enum(['total', 'markup']) }).nullable(),
  /** Whom the offer is for, in its order; `age` where it was searched by age. */
  travellers: z.array(z.object({ type: z.enum(travellerTypes), age: z.number().int().nullable() })),
  /** The departure of the last trip, on which ages count (TRAVEL-RULES 2). */
  ages_on: z.iso.date(),
  /** The last arrival, which a passport must not expire before (TRAVEL-RULES 8). */
  arrives_on: z.iso.date(),
  /** Of the day at the first airport. */
  today: z.iso.date(),
  /** ISO 3166-1 alpha-2 of the paying company's country, whose national phone numbers are read; null without a company. */
  phone_country: z.string().nullable(),
  passport: z.boolean().nullable(),
  /** The supplier's rule for travelers with a single name. */
  single_name: z.enum(singleNameRules),
  holdable: z.boolean().nullable(),
  notices: z.array(
    z.object({
      kind: z.enum(noticeKinds),
      /** Where: `CAI`, `ORY–CDG`; null where it is of the whole. */
      place: z.string().nullable(),
      minutes: z.number().int().nullable(),
      /** Of an unusual price: what this route usually costs. */
      usual: moneySchema.nullable(),
      /** Of a passport near its end: so many months beyond the arrival it has to be valid there (TRAVEL-RULES 8). */
      months: z.number().int().optional(),
      /** The last arrival there, local. */
      arrives_on: z.iso.date().optional(),
    }),
  ),
});
export type ReviewNotes = z.infer<typeof reviewNotesSchema>;

/** POST /flights/offers/{id}/payer: the same offer with the price for a company, which then pays. */
export const payerInputSchema = z.strictObject({ company_id: idSchema });
export const payerDoneSchema = doneOf(z.object({ offer_id: idSchema }));

const placed = { travellers: z.array(z.number().int()), segments: z.array(z.number().int()) };

/** GET /flights/offers/{id}/extras: in the offer's currency of sale. Travellers and flights are named by their places in the offer. */
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
