import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';
import { searchedSupplierSchema } from '@traveldesk/suppliers-contract';
import { stayCriteriaSchema } from './criteria';
import { stayPlaceSchema } from './place';
import { stayPropertySchema } from './result';
import { stayRoomSchema } from './room-rate';
import { staySupplierLineSchema } from './search-stream';

/** A supplier's facts about a property that a search result does not have. Null: the supplier does not state it. `photos` are names for `hotelPaths.photo`. */
export const propertyDetailsSchema = z.object({
  description: z.string().nullable(),
  photos: z.array(z.string()),
  /** Local times of the property, `HH:mm`. */
  check_in_after: z.string().nullable(),
  check_out_before: z.string().nullable(),
  key_collection: z.string().nullable(),
});
export type PropertyDetails = z.infer<typeof propertyDetailsSchema>;

/** The search that a property is opened with. `currency` is that of all totals. `now` is the server's time. */
export const openedSearchSchema = z.object({
  criteria: stayCriteriaSchema,
  place: stayPlaceSchema,
  company: z.object({ id: idSchema, name: z.string() }).nullable(),
  currency: z.string(),
  now: z.iso.datetime(),
});

/**
 * GET /hotels/properties/{id}, with a search as its query: the record, without asking a supplier. `time_zone` is that of the nearest city,
 * null if there is none. `suppliers` are those of the buyer that know the property; each one's rates are fetched by its key.
 * 404 if no supplier of the buyer knows the property, 422 for bad criteria.
 */
export const openedPropertySchema = z.object({
  property: stayPropertySchema,
  time_zone: z.string().nullable(),
  search: openedSearchSchema,
  suppliers: z.array(searchedSupplierSchema),
});
export type OpenedProperty = z.infer<typeof openedPropertySchema>;

/** The query of the next two, besides the search: the key of the supplier. */
export const ofSupplierSchema = z.object({ supplier: z.string().max(100) });

/**
 * GET /hotels/properties/{id}/rates, with a search and `supplier` as its query: the rates of one supplier, fetched now. `outcome` is as in a
 * search, and `count` is the number of rates: a supplier that fails is status `failed` with its reason, and no rooms. `details` are null then,
 * and where the supplier does not sell the property for this stay. Equal requests within a minute get the same rates.
 * 404 as for the property; 422 at `supplier` if it is not one of the property's `suppliers`.
 */
export const propertyRatesSchema = z.object({
  outcome: staySupplierLineSchema,
  details: propertyDetailsSchema.nullable(),
  rooms: z.array(stayRoomSchema),
  now: z.iso.datetime(),
});
export type PropertyRates = z.infer<typeof propertyRatesSchema>;

/** GET /hotels/properties/{id}/reviews, with a search and `supplier` as its query: the newest reviews of guests. */
export const propertyReviewsSchema = z.object({
  outcome: staySupplierLineSchema,
  reviews: z.array(
    z.object({
      reviewer: z.string(),
      score: z.number().nullable(),
      text: z.string(),
      created_at: z.iso.datetime().nullable(),
    }),
  ),
});
export type PropertyReviews = z.infer<typeof propertyReviewsSchema>;
