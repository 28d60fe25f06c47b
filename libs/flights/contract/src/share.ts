import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';
import { offerNamesSchema, offerSchema } from './offer';

/** Days that a shared offer can be opened. */
export const shareDays = 30;

/** POST /flights/shares: stores the current state of an offer, for a link. */
export const shareInputSchema = z.strictObject({ offer_id: idSchema });

/**
 * GET /flights/shares/{id}: the search and the chosen offer. The recipient searches again by `criteria` and finds the offer by `offer_key`
 * (the same fare) or `itinerary_key` (the same flights); `offerChanges` lists the differences. `offer` has no net price, whoever opens it.
 */
export const shareSchema = z.object({
  id: idSchema,
  search_id: idSchema,
  criteria: criteriaSchema,
  offer: offerSchema,
  names: offerNamesSchema,
  /** Null for readers outside the staff if a staff member shared the offer: as in histories, staff are not named to others. */
  shared_by: z.string().nullable(),
  shared_at: z.iso.datetime(),
});
export type Share = z.infer<typeof shareSchema>;

export const shareDoneSchema = doneOf(z.object({ id: idSchema }));
