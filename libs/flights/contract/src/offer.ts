import { z } from 'zod';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';
import { cabins } from './criteria';

/** Local at the airport, without a zone: `2026-12-01T23:40`. */
const localTimeSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const minutesSchema = z.number().int();

/** TRAVEL-RULES 15: unknown is never shown as "not allowed". */
const conditionStates = ['allowed', 'not_allowed', 'unknown'] as const;
export type ConditionState = (typeof conditionStates)[number];

/**
 * `penalty` is what the supplier charges where it is allowed, in its currency; null where it does not say, zero where it is free. It is there
 * for the platform's own staff with `show_markups` alone: with what a refund brings it makes the net price. All others are told `fee`:
 * whether there is one, null where the supplier does not say.
 */
export const conditionSchema = z.object({
  state: z.enum(conditionStates),
  penalty: moneySchema.nullable().optional(),
  fee: z.boolean().nullable().optional(),
});
export type Condition = z.infer<typeof conditionSchema>;

/** Whether it costs something; null where the supplier does not say. */
export function hasFee({ penalty, fee }: Pick<Condition, 'penalty' | 'fee'>): boolean | null {
  return penalty ? Number(penalty.amount) !== 0 : (fee ?? null);
}

/** Before departure, for the whole journey or one slice of it. */
const conditionsSchema = z.object({ change: conditionSchema, refund: conditionSchema });
export type Conditions = z.infer<typeof conditionsSchema>;

/** Pieces each paying traveller may take at least; null is unknown, which is not none. */
export const bagsSchema = z.object({
  carry_on: z.number().int().nullable(),
  checked: z.number().int().nullable(),
});
export type Bags = z.infer<typeof bagsSchema>;

/** A stop on the way without a change of flight number. */
const technicalStopSchema = z.object({ airport: z.string(), minutes: minutesSchema.nullable() });

/** Codes are looked up in the `names` that come along. `carrier` sells the flight, `operated_by` flies it. */
const segmentSchema = z.object({
  origin: z.string(),
  destination: z.string(),
  origin_terminal: z.string().nullable(),
  destination_terminal: z.string().nullable(),
  departing_at: localTimeSchema,
  arriving_at: localTimeSchema,
  minutes: minutesSchema.nullable(),
  carrier: z.string(),
  flight_number: z.string(),
  operated_by: z.string(),
  aircraft: z.string().nullable(),
  cabin: z.enum(cabins).nullable(),
  fare_basis: z.string().nullable(),
  bags: bagsSchema,
  stops: z.array(technicalStopSchema),
  /** The wait before this flight, null at the first; `airport_change`: it leaves from another airport. */
  layover: z.object({ minutes: minutesSchema, airport_change: z.boolean() }).nullable(),
});
export type Segment = z.infer<typeof segmentSchema>;

/** One trip of the search. `stops` counts changes and technical stops; `days_later` is the +1 of an arrival. */
export const sliceSchema = z.object({
  origin: z.string(),
  destination: z.string(),
  departing_at: localTimeSchema,
  arriving_at: localTimeSchema,
  days_later: z.number().int(),
  minutes: minutesSchema,
  stops: z.number().int().nonnegative(),
  fare_brand: z.string().nullable(),
  conditions: conditionsSchema.nullable(),
  segments: z.array(segmentSchema),
});
export type Slice = z.infer<typeof sliceSchema>;

/**
 * What the traveller pays, in the search's currency. `per_traveller` is the total divided by all travellers, rounded half up:
 * suppliers give no price of each. `tax` is the supplier's and `base` all the rest; both are null where the supplier does not
 * part them. `net` is what the platform pays, and is there for its own staff with `show_markups` alone.
 */
const offerPriceSchema = z.object({
  total: moneySchema,
  per_traveller: moneySchema,
  base: moneySchema.nullable(),
  tax: moneySchema.nullable(),
  net: moneySchema.optional(),
});
export type OfferPrice = z.infer<typeof offerPriceSchema>;

/**
 * An offer as a screen needs it. `itinerary_key` is equal for offers of the same flights, of whichever supplier;
 * `offer_key` for the same thing sold: flights, supplier, fare brand, cabins and bags, so that it is found again in a
 * later search. Prices of one search are in one currency.
 */
export const offerSchema = z.object({
  id: idSchema,
  /** The supplier's key. */
  supplier: z.string(),
  training: z.boolean(),
  itinerary_key: z.string(),
  offer_key: z.string(),
  /** The airline that issues the ticket. */
  airline: z.string(),
  slices: z.array(sliceSchema),
  fare_brand: z.string().nullable(),
  /** The lowest cabin of the journey. */
  cabin: z.enum(cabins).nullable(),
  /** The least of all flights. */
  bags: bagsSchema,
  conditions: conditionsSchema,
  seats_left: z.number().int().nullable(),
  emissions_kg: z.number().nullable(),
  /** Whether passports are asked for, and payment at once; null where the supplier does not say, absent where nobody asked yet. */
  passport: z.boolean().nullable().optional(),
  instant_payment: z.boolean().nullable().optional(),
  /** Sold by a private fare that was asked for; absent where it is not. */
  private_fare: z.literal(true).optional(),
  price: offerPriceSchema,
  expires_at: z.iso.datetime(),
});
export type Offer = z.infer<typeof offerSchema>;

/** A place by its code; `city` in the caller's language, the airport's own name for a city without one. */
const placeNameSchema = z.object({
  name: z.string(),
  city: z.string(),
  city_code: z.string().nullable(),
  country: z.string().nullable(),
  time_zone: z.string().nullable(),
});
export type PlaceName = z.infer<typeof placeNameSchema>;

/** Names of the codes that offers use: airports, airlines, aircraft. */
export const offerNamesSchema = z.object({
  places: z.record(z.string(), placeNameSchema),
  airlines: z.record(z.string(), z.string()),
  aircraft: z.record(z.string(), z.string()),
});
export type OfferNames = z.infer<typeof offerNamesSchema>;
