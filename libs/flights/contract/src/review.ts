import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';
import { offerChangeSchema } from './offer.changes';
import { offerNamesSchema, offerSchema } from './offer';
import { searchedSupplierSchema } from './search-stream';

/**
 * GET /flights/offers/{id}: the offer as its supplier sells it now. `previous` is as the search showed it, and `changes`
 * what is different: every one of them must be accepted before it is booked. 404 `not_found` where there is no such
 * offer, 422 `offer_expired` when its time is over, 422 `offer_gone` when the supplier does not sell it any more, 503
 * `supplier_unavailable` when the supplier does not answer.
 */
export const reviewSchema = z.object({
  offer: offerSchema,
  previous: offerSchema,
  changes: z.array(offerChangeSchema),
  names: offerNamesSchema,
  supplier: searchedSupplierSchema,
  search: z.object({ id: idSchema, criteria: criteriaSchema }),
  /** What the supplier asks of a booking: null where it does not say. */
  requirements: z.object({
    passport: z.boolean().nullable(),
    instant_payment: z.boolean().nullable(),
    payment_required_by: z.iso.datetime().nullable(),
    price_guaranteed_until: z.iso.datetime().nullable(),
  }),
  checked_at: z.iso.datetime(),
});
export type Review = z.infer<typeof reviewSchema>;
