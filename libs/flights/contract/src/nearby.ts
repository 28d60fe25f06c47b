import { z } from 'zod';
import { typedCode } from '@traveldesk/shared-contract';

/** How far is near, in kilometres, and how many airports are named at most. */
export const nearbyKm = 150;
export const nearbyLimit = 8;

/** GET /flights/nearby-airports: of an airport or a city, by its IATA code. */
export const nearbyQuerySchema = z.strictObject({
  code: typedCode.toUpperCase().regex(/^[A-Z]{3}$/),
});

/** The airports around, nearest first, without the one asked for. Kilometres by great circle. */
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
