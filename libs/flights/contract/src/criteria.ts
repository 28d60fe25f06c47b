import { z } from 'zod';
import { typedCode } from '@traveldesk/shared-contract';
import { cabins } from '@traveldesk/companies-contract';

export { cabins, type Cabin } from '@traveldesk/companies-contract';

export const tripTypes = ['roundtrip', 'oneway', 'multi'] as const;
export type TripType = (typeof tripTypes)[number];

/** Number of trips by type of search (SPECIFICATION 5). The second trip of a round trip leads back. */
export const tripCounts: Readonly<Record<TripType, { min: number; max: number }>> = {
  oneway: { min: 1, max: 1 },
  roundtrip: { min: 2, max: 2 },
  multi: { min: 3, max: 6 },
};

/** Maximum travelers of a search; more are a group booking (TRAVEL-RULES 1). Whether lap infants count depends on the supplier. */
export const maxTravellers = 9;

/** Days ahead that a search accepts (TRAVEL-RULES 7: airlines sell 331 to 361 days ahead). */
export const maxDaysAhead = 361;

export const stopLimits = [0, 1, 2] as const;

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Local times at an airport, such as `06:00` to `12:00`; `to` is later on the same day. */
const timeWindowSchema = z.object({ from: timeSchema, to: timeSchema });
export type TimeWindow = z.infer<typeof timeWindowSchema>;

const codeSchema = typedCode.regex(/^[A-Z]{3}$/);

/** `origin` and `destination` are IATA codes of airports or cities; a city includes all its airports. */
const tripSchema = z.object({
  origin: codeSchema,
  destination: codeSchema,
  date: z.iso.date(),
  departure: timeWindowSchema.nullable(),
  arrival: timeWindowSchema.nullable(),
});
export type Trip = z.infer<typeof tripSchema>;

/** Maximum airlines and private fares of a search. */
export const maxAirlines = 10;
export const maxPrivateFares = 5;

/** Kinds of codes for an airline's private fares (SUPPLIER 5). */
export const privateFareKinds = ['corporate_code', 'tour_code', 'tracking_reference'] as const;

const privateFareSchema = z.object({
  /** The airline that granted the fare. */
  airline: z.string(),
  kind: z.enum(privateFareKinds),
  code: z.string(),
});
type PrivateFare = z.infer<typeof privateFareSchema>;

/**
 * Validated criteria of a search. `adults` are 18 or older; `children` and `infants` are the ages of younger travelers on the departure of
 * the last trip (TRAVEL-RULES 2). `airlines` are IATA codes: if there are any, only those are wanted, and never `excluded_airlines`.
 * `flexible` shows prices of nearby days and does not change the results of the day itself. `company_id` is the company that staff search
 * for, null for the caller's own.
 */
export const criteriaSchema = z.object({
  type: z.enum(tripTypes),
  trips: z.array(tripSchema),
  cabin: z.enum(cabins),
  adults: z.number().int(),
  children: z.array(z.number().int()),
  infants: z.array(z.number().int()),
  airlines: z.array(z.string()),
  excluded_airlines: z.array(z.string()),
  private_fares: z.array(privateFareSchema),
  flexible: z.boolean(),
  max_stops: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
  company_id: z.uuid().nullable(),
});
export type FlightCriteria = z.infer<typeof criteriaSchema>;

/** A trip of an incomplete form. */
export type TripDraft = Omit<Trip, 'origin' | 'destination' | 'date'> & {
  origin: string | null;
  destination: string | null;
  date: string | null;
};

/** A private fare of an incomplete form. */
export type PrivateFareDraft = Omit<PrivateFare, 'airline'> & { airline: string | null };

/** Criteria of an incomplete form. */
export type CriteriaDraft = Omit<FlightCriteria, 'trips' | 'private_fares'> & {
  trips: TripDraft[];
  private_fares: PrivateFareDraft[];
};

export const emptyTrip: Readonly<TripDraft> = {
  origin: null,
  destination: null,
  date: null,
  departure: null,
  arrival: null,
};

export function emptyCriteria(): CriteriaDraft {
  return {
    type: 'roundtrip',
    trips: [{ ...emptyTrip }, { ...emptyTrip }],
    cabin: 'Economy',
    adults: 1,
    children: [],
    infants: [],
    airlines: [],
    excluded_airlines: [],
    private_fares: [],
    flexible: false,
    max_stops: null,
    company_id: null,
  };
}

/** Returns the number of travelers with a seat, which lap infants do not have. */
export function seatedOf({ adults, children }: Pick<CriteriaDraft, 'adults' | 'children'>): number {
  return adults + children.length;
}

/** Whether all travelers are adults: only then does each pay the total divided by their number. */
export function isOfOneKind({ children, infants }: Pick<CriteriaDraft, 'children' | 'infants'>): boolean {
  return children.length === 0 && infants.length === 0;
}

export function travellersOf({
  adults,
  children,
  infants,
}: Pick<CriteriaDraft, 'adults' | 'children' | 'infants'>): number {
  return adults + children.length + infants.length;
}
