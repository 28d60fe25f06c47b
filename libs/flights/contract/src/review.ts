import { z } from 'zod';
import { buyerSchema, doneOf, idSchema } from '@traveldesk/shared-contract';
import { searchedSupplierSchema } from '@traveldesk/suppliers-contract';
import { criteriaSchema } from './criteria';
import { offerChangeSchema } from './offer.changes';
import { offerNamesSchema, offerSchema } from './offer';

/**
 * GET /flights/offers/{id}: the current state of an offer, from its supplier. `previous` is the offer that it is compared with: the one
 * that the user accepted last if it differs, otherwise the search's. All `changes` must be accepted before booking; `accepted_at` is when
 * this user did. A price change states its cause.
 * 404 `not_found` if there is no such offer, 422 `offer_expired`, 422 `offer_gone` if the supplier no longer sells it, 422
 * `offer_impossible` if its answer is implausible or does not match the search, 422 `offer_no_rate` if no exchange rate is in force for its
 * price, 503 `supplier_unavailable` if the supplier does not answer.
 */
export const reviewSchema = z.object({
  offer: offerSchema,
  previous: offerSchema,
  changes: z.array(offerChangeSchema),
  names: offerNamesSchema,
  supplier: searchedSupplierSchema,
  search: z.object({ id: idSchema, criteria: criteriaSchema, company: buyerSchema.nullable() }),
  /** The supplier's requirements for a booking; null if not stated. */
  requirements: z.object({
    passport: z.boolean().nullable(),
    instant_payment: z.boolean().nullable(),
    payment_required_by: z.iso.datetime().nullable(),
    price_guaranteed_until: z.iso.datetime().nullable(),
  }),
  checked_at: z.iso.datetime(),
  /** The server's time, which clients use to correct their own clock. */
  now: z.iso.datetime(),
  /** Identifies the content: accepting names it, so that nobody accepts content they have not seen. */
  revision: z.string(),
  accepted_at: z.iso.datetime().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/**
 * POST /flights/offers/{id}/acceptances: the user accepts a review's content. 422 `offer_not_reviewed` if no review showed them this
 * `revision`, or they accepted a later one.
 */
export const acceptanceInputSchema = z.strictObject({ revision: z.string().min(1).max(64) });
export const acceptanceDoneSchema = doneOf(z.object({ accepted_at: z.iso.datetime() }));
export type Acceptance = z.infer<typeof acceptanceDoneSchema>['data'];

/**
 * GET /flights/offers/{id}/price-explanation: PriceExplanation of the offer as listed to the user, or as a review showed it under
 * `revision`. 404 if there is no such offer or review, 422 `offer_expired`.
 */
export const offerExplanationQuerySchema = z.strictObject({ revision: z.string().min(1).max(64).optional() });
