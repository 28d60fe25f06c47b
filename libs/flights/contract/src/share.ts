import { z } from 'zod';
import { doneOf, idSchema } from '@traveldesk/shared-contract';
import { criteriaSchema } from './criteria';
import { offerNamesSchema, offerSchema } from './offer';

/** How long a shared choice can be opened. */
export const shareDays = 30;

/** POST /flights/shares: keeps an offer as it is seen now, for a link. */
export const shareInputSchema = z.strictObject({ offer_id: idSchema });

/**
 * GET /flights/shares/{id}: what was searched for and chosen. The one who opens it searches again by `criteria`, finds the
 * choice by its `offer_key` (the same fare) or `itinerary_key` (the same flights), and `offerChanges` says what is
 * different. `offer` carries no net price, whoever looks.
 */
export const shareSchema = z.object({
  id: idSchema,
  search_id: idSchema,
  criteria: criteriaSchema,
  offer: offerSchema,
  names: offerNamesSchema,
  /** Null where it was one of the staff, for readers who are none: they are not told who (as in histories). */
  shared_by: z.string().nullable(),
  shared_at: z.iso.datetime(),
});
export type Share = z.infer<typeof shareSchema>;

export const shareDoneSchema = doneOf(z.object({ id: idSchema }));
