import { z } from 'zod';
import { dateText } from '../../http/dates';
import { findAirport, findCity } from '../../world/places';

/** A well-formed but impossible field, with its error code. */
const problem = (code: string, message: string) => ({ message, params: { code } });

export const place = z
  .string()
  .refine(
    (code) => findAirport(code) !== undefined || findCity(code) !== undefined,
    problem('validation_inclusion', 'Airport or city is not one that is known'),
  );
const timeText = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const timeWindow = z.object({ from: timeText, to: timeText }).nullish();

const slice = z
  .object({
    origin: place,
    destination: place,
    departure_date: dateText,
    departure_time: timeWindow,
    arrival_time: timeWindow,
  })
  .refine(({ origin, destination }) => origin !== destination, {
    ...problem('validation_inclusion', 'Origin and destination are the same'),
    path: ['destination'],
  });

const loyalty = z.array(
  z.object({ airline_iata_code: z.string().length(2), account_number: z.string().min(1) }),
);
export const passengerName = z
  .string()
  .max(20)
  .regex(/^[A-Za-zÀ-ÖØ-öø-ÿ' -]+$/);

const passenger = z
  .object({
    type: z.enum(['adult', 'child', 'infant_without_seat']).nullish(),
    age: z.number().int().min(0).max(130).nullish(),
    fare_type: z.string().nullish(),
    given_name: passengerName.optional(),
    family_name: passengerName.optional(),
    loyalty_programme_accounts: loyalty.optional(),
  })
  .refine(({ type, age, fare_type }) => type != null || age != null || fare_type != null, {
    ...problem('validation_required', "Field 'type' or 'age' can't be blank"),
    path: ['type'],
  })
  .refine(({ type, age }) => type == null || age == null, {
    ...problem('validation_format', "Fields 'type' and 'age' exclude each other"),
    path: ['age'],
  });

const privateFare = z.object({
  corporate_code: z.string().optional(),
  tour_code: z.string().optional(),
  tracking_reference: z.string().optional(),
});

export const cabinSchema = z.enum(['first', 'business', 'premium_economy', 'economy']);

/** The body of an offer request, of a batch and of a partial one (SUPPLIER 5). */
export const searchBody = z.object({
  slices: z.array(slice).min(1).max(6),
  passengers: z.array(passenger).min(1).max(9),
  cabin_class: cabinSchema.nullish(),
  max_connections: z.number().int().min(0).max(2).nullish(),
  private_fares: z.record(z.string(), z.array(privateFare)).nullish(),
  include_split_ticket: z.boolean().nullish(),
});

export type SearchBody = z.output<typeof searchBody>;

const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

export const searchQuery = z.object({
  return_offers: flag.default(true),
  supplier_timeout: z.coerce.number().int().min(2000).max(60_000).default(20_000),
  view: z.enum(['offers', 'itineraries']).default('offers'),
});
