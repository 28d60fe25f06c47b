import { isDay } from '@traveldesk/shared-contract';
import { yearsFrom } from './judge-person';

/** Problems of what is entered by hand: the keys of the sentences. */
type ManualProblemKey =
  | 'booking_day_long_ago'
  | 'booking_day_past'
  | 'booking_day_far'
  | 'booking_reference_form';

/** In years. A booking is entered for its money and its tickets, so a journey may be over; airlines sell a year ahead, charters two. */
const longestAgo = 10;
const farthest = 2;

/** Whether a day of travel can be meant, told by its year; null where it can. */
function travelDayProblem(day: string, today: string): ManualProblemKey | null {
  if (day < yearsFrom(today, -longestAgo)) return 'booking_day_long_ago';
  return day > yearsFrom(today, farthest) ? 'booking_day_far' : null;
}

/** The problem of a requested travel day, which must not be past; null where it has none. */
export function wishedDayProblem(day: string, today: string): ManualProblemKey | null {
  return day < today ? 'booking_day_past' : travelDayProblem(day, today);
}

/**
 * TRAVEL-RULES 21: the reference of an airline or a supplier: letters and digits, six at most airlines, more at others (LATAM has 13), and at
 * some with a hyphen or a slash between.
 */
const reference = /^(?=(?:[/-]*[A-Z0-9]){5})[A-Z0-9](?:[A-Z0-9/-]{0,18}[A-Z0-9])?$/;

interface Entered {
  pnr?: string | null | undefined;
  segments: readonly (Partial<Record<'departing_at' | 'arriving_at', string | undefined>> | undefined)[];
}

type Found = [path: (string | number)[], key: ManualProblemKey];

/** Problems of what is entered by hand, field by field; empty fields are skipped, and so are values that `stored` has. */
export function judgeManual({ pnr, segments }: Entered, today: string, stored?: Entered): Found[] {
  const found: Found[] = [];
  const isStored = pnr?.toUpperCase() === stored?.pnr?.toUpperCase();
  if (pnr && !isStored && !reference.test(pnr.toUpperCase())) found.push([['pnr'], 'booking_reference_form']);
  const timesOf = (one: Entered['segments'][number]) => [one?.departing_at, one?.arriving_at];
  const known = new Set(stored?.segments.flatMap(timesOf).map((time) => time?.slice(0, 16)));
  segments.forEach((segment, place) => {
    for (const field of ['departing_at', 'arriving_at'] as const) {
      const time = segment?.[field] ?? '';
      const day = time.slice(0, 10);
      const problem = isDay(day) && !known.has(time) ? travelDayProblem(day, today) : null;
      if (problem) found.push([['segments', place, field], problem]);
    }
  });
  return found;
}

interface Flight {
  origin: string;
  destination: string;
  departing_at: string;
  arriving_at: string;
}

/** The longest connection within a trip. After a longer wait, the next flight begins a new trip. */
const stayMs = 24 * 3_600_000;

/** Flights by trips: one goes on for as long as the next flight leaves where the last one landed, within a day, and does not lead back. */
export function tripsOfFlights<One extends Flight>(flights: readonly One[]): One[][] {
  const trips: One[][] = [];
  for (const flight of flights) {
    const trip = trips.at(-1);
    const last = trip?.at(-1);
    const goesOn =
      last?.destination === flight.origin &&
      Date.parse(`${flight.departing_at}Z`) - Date.parse(`${last.arriving_at}Z`) < stayMs &&
      trip?.every(({ origin }) => origin !== flight.destination);
    if (trip && goesOn) trip.push(flight);
    else trips.push([flight]);
  }
  return trips;
}
