import { z } from 'zod';
import { typedCode } from '@traveldesk/shared-contract';

/** Maximum distance of a nearby airport in kilometers, and maximum number of results. */
export const nearbyKm = 150;
export const nearbyLimit = 8;

/** GET /flights/nearby-airports: query, with the IATA code of an airport or a city. */
export const nearbyQuerySchema = z.strictObject({
  code: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
});

/** Nearby airports, nearest first, without the queried one. `km` is the great-circle distance. */
export const nearbySchema = z.object({
  data: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      city: z.string(),
      km: z.number().int().nonnegative(),
    }),
  ),
});
export type NearbyAirport = z.infer<typeof nearbySchema>['data'][number];
