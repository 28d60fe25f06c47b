import { optionalText, Unreadable } from '@traveldesk/suppliers-server/duffel';

export {
  id,
  instant,
  type Json,
  list,
  object,
  optionalBoolean,
  optionalInstant,
  optionalObject,
  optionalText,
  text,
  Unreadable,
} from '@traveldesk/suppliers-server/duffel';

const codeShape = /^[A-Z0-9]{2,4}$/;
const placeShape = /^[A-Z]{3}$/;

/** Reads a code of capital letters and digits, such as an airline's or an aircraft's. */
export function code(value: unknown, path: string): string {
  if (typeof value !== 'string' || !codeShape.test(value)) throw new Unreadable(path);
  return value;
}

export function placeCode(value: unknown, path: string): string {
  if (typeof value !== 'string' || !placeShape.test(value)) throw new Unreadable(path);
  return value;
}

const localTime = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** Reads a local time at an airport, to the minute and without an offset (SUPPLIER 5). Does not check that the day exists. */
export function local(value: unknown, path: string): string {
  if (typeof value !== 'string' || !localTime.test(value)) throw new Unreadable(path, 'times');
  return value.slice(0, 16);
}

const isoDuration = /^P(?=\d|T\d)(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d{1,2}(?:\.\d+)?S)?)?$/;

/** Returns an ISO 8601 duration such as `P1DT2H30M` in minutes; null if there is none. */
export function minutes(value: unknown, path: string): number | null {
  const found = optionalText(value, path);
  if (found === null) return null;
  const parts = isoDuration.exec(found);
  if (!parts) throw new Unreadable(path, 'times');
  const [, days = '0', hours = '0', rest = '0'] = parts;
  return Number(days) * 1440 + Number(hours) * 60 + Number(rest);
}
