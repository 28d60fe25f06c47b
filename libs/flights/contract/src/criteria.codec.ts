import { idIn, isDay, queryTaker, queryText, type QueryValues } from '@traveldesk/shared-contract';
import {
  cabins,
  emptyCriteria,
  emptyTrip,
  maxAirlines,
  maxPrivateFares,
  privateFareKinds,
  stopLimits,
  tripTypes,
  type CriteriaDraft,
  type PrivateFareDraft,
  type TimeWindow,
  type TripDraft,
} from './criteria';
import type { CriteriaErrors } from './criteria.errors';

/**
 * The names of the query, in the order in which they are written. Lists are joined by dots, which need no escaping in an address:
 * `type=roundtrip&trips=CAI-DXB-2026-12-01.DXB-CAI-2026-12-08&cabin=Economy&adults=2&children=5.8&departure=0600-1200.`
 */
export const criteriaNames = [
  'type',
  'trips',
  'cabin',
  'adults',
  'children',
  'infants',
  'airline',
  'not_airline',
  'fares',
  'max_stops',
  'departure',
  'arrival',
  'flexible',
  'company_id',
] as const;
export type CriteriaName = (typeof criteriaNames)[number];

/** Longer lists of trips or ages are malformed. */
const longestList = 20;

/** Returns criteria as a query without a leading `?`. Equal criteria give the same text, which therefore serves as their key. */
export function encodeCriteria(criteria: CriteriaDraft): string {
  const { type, trips, cabin, adults, children, infants } = criteria;
  const values: Record<CriteriaName, string> = {
    type,
    trips: trips
      .map(({ origin, destination, date }) => `${origin ?? ''}-${destination ?? ''}-${date ?? ''}`)
      .join('.'),
    cabin,
    adults: String(adults),
    children: [...children].sort(byNumber).join('.'),
    infants: [...infants].sort(byNumber).join('.'),
    airline: [...criteria.airlines].sort().join('.'),
    not_airline: [...criteria.excluded_airlines].sort().join('.'),
    fares: criteria.private_fares
      .map(({ airline, kind, code }) => `${airline ?? ''}-${kind.slice(0, 2)}-${code}`)
      .sort()
      .join('.'),
    max_stops: criteria.max_stops === null ? '' : String(criteria.max_stops),
    departure: windowsText(trips.map(({ departure }) => departure)),
    arrival: windowsText(trips.map(({ arrival }) => arrival)),
    flexible: criteria.flexible ? '1' : '',
    company_id: criteria.company_id ?? '',
  };
  return queryText(criteriaNames, values);
}

/**
 * Reads criteria from a query, with errors by field: a tampered link is reported instead of searching for something else. Missing values
 * are those of an empty form. Other parameters are ignored.
 */
export function decodeCriteria(params: QueryValues): { draft: CriteriaDraft; errors: CriteriaErrors } {
  const errors: CriteriaErrors = {};
  const empty = emptyCriteria();
  const take = queryTaker<CriteriaName>(params, (name) => {
    errors[name] = 'search_malformed';
  });

  const trips = take<TripDraft[]>('trips', [], (text) => listOf(text, tripOf));
  const departures = take<(TimeWindow | null)[]>('departure', [], (text) => listOf(text, windowOf));
  const arrivals = take<(TimeWindow | null)[]>('arrival', [], (text) => listOf(text, windowOf));
  const count = params.getAll('trips').length > 0 ? trips.length : empty.trips.length;
  if (departures.length > count) errors.departure = 'search_malformed';
  if (arrivals.length > count) errors.arrival = 'search_malformed';
  const draft: CriteriaDraft = {
    type: take('type', typeFor(trips.length), (text) => tripTypes.find((known) => known === text)),
    trips: Array.from({ length: count }, (_, index) => ({
      ...(trips[index] ?? emptyTrip),
      departure: departures[index] ?? null,
      arrival: arrivals[index] ?? null,
    })),
    cabin: take('cabin', empty.cabin, (text) => cabins.find((known) => known === text)),
    adults: take('adults', empty.adults, countOf),
    children: take<number[]>('children', [], (text) => listOf(text, countOf)),
    infants: take<number[]>('infants', [], (text) => listOf(text, countOf)),
    airlines: take<string[]>('airline', [], airlinesOf),
    excluded_airlines: take<string[]>('not_airline', [], airlinesOf),
    private_fares: take<PrivateFareDraft[]>('fares', [], (text) =>
      listOf(text, privateFareOf, maxPrivateFares),
    ),
    max_stops: take<CriteriaDraft['max_stops']>('max_stops', null, (text) =>
      stopLimits.find((known) => String(known) === text),
    ),
    flexible: take('flexible', false, (text) => (text === '1' ? true : undefined)),
    company_id: take<string | null>('company_id', null, idIn),
  };
  return { draft, errors };
}

const airlineShape = /^(?=.*[A-Z])[A-Z0-9]{2}$/;
const tripShape = /^([A-Z]{3})?-([A-Z]{3})?-(\d{4}-\d{2}-\d{2})?$/;
/** `EK-co-NILE1`: the airline, the beginning of the kind, and the code. */
const privateFareShape = /^((?=.*[A-Z])[A-Z0-9]{2})?-(co|to|tr)-([A-Z0-9/_-]{0,30})$/i;
const windowShape = /^([01]\d|2[0-3])([0-5]\d)-([01]\d|2[0-3])([0-5]\d)$/;

function shaped(text: string, shape: RegExp): string | undefined {
  return shape.test(text) ? text : undefined;
}

function typeFor(trips: number): CriteriaDraft['type'] {
  if (trips === 1) return 'oneway';
  return trips > 2 ? 'multi' : 'roundtrip';
}

/** Reads all parts; undefined if any is malformed. */
function listOf<Value>(
  text: string,
  read: (part: string) => Value | undefined,
  longest = longestList,
): Value[] | undefined {
  const parts = text.split('.');
  if (parts.length > longest) return undefined;
  const values = parts.map(read);
  return values.some((value) => value === undefined) ? undefined : (values as Value[]);
}

function tripOf(text: string): TripDraft | undefined {
  const found = tripShape.exec(text.toUpperCase());
  if (!found) return undefined;
  const [, origin = null, destination = null, date = null] = found;
  if (date !== null && !isDay(date)) return undefined;
  return { ...emptyTrip, origin, destination, date };
}

function airlinesOf(text: string): string[] | undefined {
  const codes = listOf(text.toUpperCase(), (code) => shaped(code, airlineShape), maxAirlines);
  return codes && [...new Set(codes)].sort();
}

function privateFareOf(text: string): PrivateFareDraft | undefined {
  const found = privateFareShape.exec(text);
  if (!found) return undefined;
  const [, airline, start = '', code = ''] = found;
  const kind = privateFareKinds.find((known) => known.startsWith(start));
  return kind && { airline: airline?.toUpperCase() ?? null, kind, code };
}

function windowOf(text: string): TimeWindow | null | undefined {
  if (text === '') return null;
  const found = windowShape.exec(text);
  return found ? { from: `${found[1]}:${found[2]}`, to: `${found[3]}:${found[4]}` } : undefined;
}

function windowsText(windows: (TimeWindow | null)[]): string {
  if (windows.every((window) => window === null)) return '';
  return windows
    .map((window) => window && `${window.from}-${window.to}`.replaceAll(':', ''))
    .map((text) => text ?? '')
    .join('.');
}

function countOf(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}

function byNumber(a: number, b: number): number {
  return a - b;
}
