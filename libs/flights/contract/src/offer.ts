import { z } from 'zod';
import { idSchema, moneySchema } from '@traveldesk/shared-contract';
import { cabins } from './criteria';

/** Local time at the airport, without an offset: `2026-12-01T23:40`. */
const localTimeSchema = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);
const minutesSchema = z.number().int();

/** Unknown conditions are never shown as "not allowed" (TRAVEL-RULES 15). */
const conditionStates = ['allowed', 'not_allowed', 'unknown'] as const;
export type ConditionState = (typeof conditionStates)[number];

/**
 * `penalty` is the supplier's fee, in its currency: null if unknown, zero if free. Only the platform's staff with `show_markups` get it,
 * because together with a refund it reveals the net price. All others get `fee`: whether there is a fee, null if unknown.
 */
export const conditionSchema = z.object({
  state: z.enum(conditionStates),
  penalty: moneySchema.nullable().optional(),
  fee: z.boolean().nullable().optional(),
});
export type Condition = z.infer<typeof conditionSchema>;

/** Whether there is a fee; null if the supplier does not state it. */
export function hasFee({ penalty, fee }: Pick<Condition, 'penalty' | 'fee'>): boolean | null {
  return penalty ? Number(penalty.amount) !== 0 : (fee ?? null);
}

/** Conditions before departure, for the whole journey or one trip. */
const conditionsSchema = z.object({ change: conditionSchema, refund: conditionSchema });
export type Conditions = z.infer<typeof conditionsSchema>;

/** Minimum pieces for each traveler except infants; null means unknown, not none. */
export const bagsSchema = z.object({
  carry_on: z.number().int().nullable(),
  checked: z.number().int().nullable(),
});
export type Bags = z.infer<typeof bagsSchema>;

/** A stop without a change of flight number. */
const technicalStopSchema = z.object({ airport: z.string(), minutes: minutesSchema.nullable() });

/** A flight. Codes are explained by `names`. `carrier` sells the flight, `operated_by` operates it. */
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
  /** The layover before this flight, null for the first; `airport_change`: the flight departs from another airport. */
  layover: z.object({ minutes: minutesSchema, airport_change: z.boolean() }).nullable(),
});
export type Segment = z.infer<typeof segmentSchema>;

/** A trip of the search. `stops` counts connections and technical stops; `days_later` is the +1 of an arrival. */
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
 * The selling price, in the search's currency. `per_traveller` is the total divided by the number of travelers, rounded half up, because
 * suppliers give no price for each. `tax` is the supplier's, `base` all the rest; both are null if the supplier gives no breakdown. `net`
 * is the price that the platform pays; only its staff with `show_markups` get it.
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
 * An offer for display. `itinerary_key` is equal for offers of the same flights from any supplier; `offer_key` for the same flights, fares
 * and conditions of one supplier, which finds the offer in a later search. All prices of a search are in one currency.
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
  /** The lowest allowance of all flights. */
  bags: bagsSchema,
  conditions: conditionsSchema,
  seats_left: z.number().int().nullable(),
  emissions_kg: z.number().nullable(),
  /**
   * Whether passports and instant payment are required; null if the supplier does not state it, absent in offers that were stored without
   * it.
   */
  passport: z.boolean().nullable().optional(),
  instant_payment: z.boolean().nullable().optional(),
  /** Present if a private fare that the search asked for applies. */
  private_fare: z.literal(true).optional(),
  price: offerPriceSchema,
  expires_at: z.iso.datetime(),
});
export type Offer = z.infer<typeof offerSchema>;

/** A place's names in the caller's language; `city` is the airport's own name if it has no city. */
const placeNameSchema = z.object({
  name: z.string(),
  city: z.string(),
  city_code: z.string().nullable(),
  country: z.string().nullable(),
  time_zone: z.string().nullable(),
});
export type PlaceName = z.infer<typeof placeNameSchema>;

export const offerNamesSchema = z.object({
  places: z.record(z.string(), placeNameSchema),
  airlines: z.record(z.string(), z.string()),
  aircraft: z.record(z.string(), z.string()),
});
export type OfferNames = z.infer<typeof offerNamesSchema>;
