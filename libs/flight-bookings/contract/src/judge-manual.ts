import { travelDayProblem } from '@traveldesk/bookings-contract';
import { isDay } from '@traveldesk/shared-contract';

/** Text keys of the problems of manual entries. */
type ManualProblemKey =
  | 'booking_day_long_ago'
  | 'booking_day_past'
  | 'booking_day_far'
  | 'booking_reference_form';

/** Returns the problem of a requested travel day, which must not be past; null if none. */
export function wishedDayProblem(day: string, today: string): ManualProblemKey | null {
  return day < today ? 'booking_day_past' : travelDayProblem(day, today);
}

/**
 * TRAVEL-RULES 21: references of airlines and suppliers have letters and digits: most airlines use six, others more (LATAM has
 * 13), and some put a hyphen or a slash between.
 */
const reference = /^(?=(?:[/-]*[A-Z0-9]){5})[A-Z0-9](?:[A-Z0-9/-]{0,18}[A-Z0-9])?$/;

interface Entered {
  pnr?: string | null | undefined;
  segments: readonly (Partial<Record<'departing_at' | 'arriving_at', string | undefined>> | undefined)[];
}

type Found = [path: (string | number)[], key: ManualProblemKey];

/** Returns the problems of a manual entry by field path. Empty fields and values equal to `stored` are skipped. */
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

/** Groups flights into trips: a trip continues while the next flight leaves the same airport within a day and does not lead back. */
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
