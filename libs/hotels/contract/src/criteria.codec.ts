import { addDays, idIn, isDay, queryTaker, queryText, type QueryValues } from '@traveldesk/shared-contract';
import { emptyStay, mostNights, radiusKm, type RoomDraft, type StayDraft } from './criteria';
import type { StayErrors } from './criteria.errors';
import { placeText, readPlace } from './place';

/**
 * The names of the query, in the order in which they are written:
 * `place=city.DXB&radius=5&check_in=2026-12-12&check_out=2026-12-15&rooms=2-8.1`. A room has its adults and the ages of its children; `x` is
 * an age that is still missing. `nights` may stand for `check_out`, must not contradict it, and is never written.
 */
export const stayNames = [
  'place',
  'radius',
  'check_in',
  'check_out',
  'nights',
  'rooms',
  'company_id',
] as const;
type StayName = (typeof stayNames)[number];

/** Longer lists of rooms or ages are malformed. */
const longestList = 20;

/** Returns criteria as a query without a leading `?`. Equal criteria give the same text, which therefore serves as their key. */
export function encodeStay(stay: StayDraft): string {
  const values: Partial<Record<StayName, string>> = {
    place: stay.place ?? '',
    radius: stay.radius === radiusKm.usual ? '' : String(stay.radius),
    check_in: stay.check_in ?? '',
    check_out: stay.check_out ?? '',
    rooms: stay.rooms.map(roomText).join('.'),
    company_id: stay.company_id ?? '',
  };
  return queryText(stayNames, values);
}

/**
 * Reads criteria from a query, with errors by field: a tampered link is reported instead of searching for something else. Missing values
 * are those of an empty form. Other parameters are ignored.
 */
export function decodeStay(params: QueryValues): { draft: StayDraft; errors: StayErrors } {
  const errors: StayErrors = {};
  const empty = emptyStay();
  const take = queryTaker<StayName>(params, (name) => {
    errors[name] = 'stay_malformed';
  });
  const check_in = take<string | null>('check_in', null, dayOf);
  const nights = take<number | null>('nights', null, countOf);
  const leaving = take<string | null>('check_out', null, dayOf);
  // Caps the nights, because a huge number would exceed the calendar; one night too many already gives the same error.
  const byNights = check_in && nights !== null ? addDays(check_in, Math.min(nights, mostNights + 1)) : null;
  if (leaving && byNights && leaving !== byNights) errors.nights = 'stay_malformed';
  const draft: StayDraft = {
    place: take<string | null>('place', null, (text) => {
      const place = readPlace(text);
      return place && placeText(place);
    }),
    radius: take<number>('radius', empty.radius, countOf),
    check_in,
    check_out: leaving ?? byNights,
    rooms: take('rooms', empty.rooms, roomsOf),
    company_id: take<string | null>('company_id', null, idIn),
  };
  return { draft, errors };
}

const roomShape = /^\d{1,2}(-(\d{1,2}|x))*$/i;

function roomText({ adults, children }: RoomDraft): string {
  // The order of the children does not matter; missing ages come last.
  const ages = [...children].sort((one, other) => (one ?? 100) - (other ?? 100));
  return [adults, ...ages.map((age) => age ?? 'x')].join('-');
}

function roomsOf(text: string): RoomDraft[] | undefined {
  const parts = text.split('.');
  if (parts.length > longestList || !parts.every((part) => roomShape.test(part))) return undefined;
  const rooms = parts.map((part) => {
    const [adults, ...ages] = part.split('-');
    return { adults: Number(adults), children: ages.map((age) => (/\d/.test(age) ? Number(age) : null)) };
  });
  return rooms.some(({ children }) => children.length > longestList) ? undefined : rooms;
}

function dayOf(text: string): string | undefined {
  return isDay(text) ? text : undefined;
}

function countOf(text: string): number | undefined {
  return /^\d{1,3}$/.test(text) ? Number(text) : undefined;
}
