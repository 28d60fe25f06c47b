import { z } from 'zod';
import { typedCode } from '@traveldesk/shared-contract';
import { cabins } from '@traveldesk/companies-contract';

export { cabins, type Cabin } from '@traveldesk/companies-contract';

export const tripTypes = ['roundtrip', 'oneway', 'multi'] as const;
export type TripType = (typeof tripTypes)[number];

/** How many trips a search of each type has; several destinations: SPECIFICATION 5. A round trip's second leads back. */
export const tripCounts: Readonly<Record<TripType, { min: number; max: number }>> = {
  oneway: { min: 1, max: 1 },
  roundtrip: { min: 2, max: 2 },
  multi: { min: 3, max: 6 },
};

/** Travellers of all ages together; more are a group, which is another process (TRAVEL-RULES 1). */
export const maxTravellers = 9;

/** Days ahead that airlines sell (TRAVEL-RULES 7: 331 to 361, by airline). */
export const maxDaysAhead = 361;

export const stopLimits = [0, 1, 2] as const;

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Local times of an airport, `06:00` to `12:00`; the second is later on the same day. */
const timeWindowSchema = z.object({ from: timeSchema, to: timeSchema });
export type TimeWindow = z.infer<typeof timeWindowSchema>;

const codeSchema = typedCode.regex(/^[A-Z]{3}$/);

/** `origin` and `destination` are IATA codes of airports, or of cities: all their airports. */
const tripSchema = z.object({
  origin: codeSchema,
  destination: codeSchema,
  date: z.iso.date(),
  departure: timeWindowSchema.nullable(),
  arrival: timeWindowSchema.nullable(),
});
export type Trip = z.infer<typeof tripSchema>;

/** Airlines that a search names at most, and codes of private fares. */
export const maxAirlines = 10;
export const maxPrivateFares = 5;

/** What an airline's private fares are asked for by (SUPPLIER 5). */
export const privateFareKinds = ['corporate_code', 'tour_code', 'tracking_reference'] as const;

const privateFareSchema = z.object({
  /** The airline that has agreed the fare. */
  airline: z.string(),
  kind: z.enum(privateFareKinds),
  code: z.string(),
});
type PrivateFare = z.infer<typeof privateFareSchema>;

/**
 * What is searched for, as it has been judged. `adults` are 18 or older; `children` and `infants` are the ages of all who are
 * younger, on the departure of the last trip (TRAVEL-RULES 2). `airlines` are IATA codes: those alone where there are any, and never
 * `excluded_airlines`. `flexible`: the days around are of interest too; what is sold on the day itself does not depend on it.
 * `company_id` is the company that staff search on behalf of, null for the caller's own.
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

/** A trip while it is being filled in. */
export type TripDraft = Omit<Trip, 'origin' | 'destination' | 'date'> & {
  origin: string | null;
  destination: string | null;
  date: string | null;
};

/** A private fare while it is being filled in. */
export type PrivateFareDraft = Omit<PrivateFare, 'airline'> & { airline: string | null };

/** Criteria while they are being filled in, as the form holds them. */
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

/** What a form begins with. */
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

/** Who sits on a seat: an infant on a lap does not. */
export function seatedOf({ adults, children }: Pick<CriteriaDraft, 'adults' | 'children'>): number {
  return adults + children.length;
}

/** Whether all of them are adults: only then what each pays is the total by their number. */
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
