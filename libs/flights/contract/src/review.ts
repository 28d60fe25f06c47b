import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';
import { offerChangeSchema } from './offer.changes';
import { offerNamesSchema, offerSchema } from './offer';
import { searchedSupplierSchema } from './search-stream';
import { buyerSchema } from './searches';

/**
 * GET /flights/offers/{id}: the offer as its supplier sells it now. `previous` is what it is compared with: as the user
 * accepted it last, where that is different from now, else as the search showed it. `changes` are the differences: every one
 * of them must be accepted before it is booked, and `accepted_at` says that this user has. A change of the price says whose it is.
 * 404 `not_found` where there is no such offer, 422 `offer_expired` when its time is over, 422 `offer_gone` when the supplier
 * does not sell it any more, 422 `offer_impossible` when what it answers cannot be or is not what was searched, 422
 * `offer_no_rate` when no exchange rate is in force for its price, 503 `supplier_unavailable` when the supplier does not answer.
 */
export const reviewSchema = z.object({
  offer: offerSchema,
  previous: offerSchema,
  changes: z.array(offerChangeSchema),
  names: offerNamesSchema,
  supplier: searchedSupplierSchema,
  search: z.object({ id: idSchema, criteria: criteriaSchema, company: buyerSchema.nullable() }),
  /** What the supplier asks of a booking: null where it does not say. */
  requirements: z.object({
    passport: z.boolean().nullable(),
    instant_payment: z.boolean().nullable(),
    payment_required_by: z.iso.datetime().nullable(),
    price_guaranteed_until: z.iso.datetime().nullable(),
  }),
  checked_at: z.iso.datetime(),
  /** The server's clock, by which the other instants are to be read. */
  now: z.iso.datetime(),
  /** Names exactly this content: accepting names it, so that nobody accepts what they have not seen. */
  revision: z.string(),
  accepted_at: z.iso.datetime().nullable(),
});
export type Review = z.infer<typeof reviewSchema>;

/**
 * POST /flights/offers/{id}/acceptances: this user accepts what a review has shown. 422 `offer_not_reviewed` where no review
 * has shown them this `revision`, or they have accepted what was shown to them after it.
 */
export const acceptanceInputSchema = z.strictObject({ revision: z.string().min(1).max(64) });
export const acceptanceDoneSchema = doneOf(z.object({ accepted_at: z.iso.datetime() }));
export type Acceptance = z.infer<typeof acceptanceDoneSchema>['data'];

/**
 * GET /flights/offers/{id}/price-explanation: PriceExplanation of the offer as its list shows it to this user; with `revision` as
 * a review has shown it to them under that name. 404 where there is no such offer or review, 422 `offer_expired`.
 */
export const offerExplanationQuerySchema = z.strictObject({ revision: z.string().min(1).max(64).optional() });
