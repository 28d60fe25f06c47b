import type { z } from 'zod';
import {
  doneOf,
  ownSearchesSchema,
  recentSearchSchema,
  savedSearchSchema,
} from '@traveldesk/shared-contract';
import { stayCriteriaSchema } from './criteria';
import { stayPlaceSchema } from './place';

/** The place of the criteria as the reader may see it; null if there is none any more. */
const place = stayPlaceSchema.nullable();

const savedStaySchema = savedSearchSchema(stayCriteriaSchema).extend({ place });
export type SavedStay = z.infer<typeof savedStaySchema>;

/** GET /hotels/searches. */
export const staySearchesSchema = ownSearchesSchema(
  recentSearchSchema(stayCriteriaSchema).extend({ place }),
  savedStaySchema,
);
export type StaySearches = z.infer<typeof staySearchesSchema>;

export const savedStayDoneSchema = doneOf(savedStaySchema);
