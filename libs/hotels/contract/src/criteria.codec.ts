import { addDays, codeText, isDay } from '@traveldesk/shared-contract';
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

/** The part of `URLSearchParams` that decoding needs, in the browser and on the server. */
interface QueryValues {
  getAll(name: string): string[];
}

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
  return stayNames
    .flatMap((name) => (values[name] ? [`${name}=${encodeURIComponent(values[name])}`] : []))
    .join('&');
}

/**
 * Reads criteria from a query, with errors by field: a tampered link is reported instead of searching for something else. Missing values
 * are those of an empty form. Other parameters are ignored.
 */
export function decodeStay(params: QueryValues): { draft: StayDraft; errors: StayErrors } {
  const errors: StayErrors = {};
  const empty = emptyStay();
  /** Returns the value as read; `fallback` if it is missing or `read` returns undefined. */
  const take = <Value>(name: StayName, fallback: Value, read: (text: string) => Value | undefined) => {
    const all = params.getAll(name);
    const text = codeText(all[0] ?? '');
    if (text === '' && all.length < 2) return fallback;
    const value = all.length > 1 || text.length > 400 ? undefined : read(text);
    if (value === undefined) errors[name] = 'stay_malformed';
    return value ?? fallback;
  };
  const check_in = take<string | null>('check_in', null, dayOf);
  const nights = take<number | null>('nights', null, countOf);
  const leaving = take<string | null>('check_out', null, dayOf);
  // Far more nights than allowed would exceed the calendar; one more than allowed gets the same error.
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
    company_id: take<string | null>('company_id', null, (text) =>
      uuidShape.test(text.toLowerCase()) ? text.toLowerCase() : undefined,
    ),
  };
  return { draft, errors };
}

const uuidShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
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
