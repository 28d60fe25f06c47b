import { dayIn, dayMs, isDay } from '@traveldesk/shared-contract';
import { serverNow } from '../api/server-clock';
import { chosenZone } from './reader-zone';

/** Returns the day of an instant in the user's time zone, `2026-11-23`. */
export function localDay(instant: string | number | Date): string {
  const date = new Date(instant);
  const zone = chosenZone();
  if (zone) return dayIn(zone, date);
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** Returns the time of an instant in the user's time zone, `08:30`. */
export function localTime(instant: string | number | Date): string {
  const date = new Date(instant);
  const zone = chosenZone();
  return zone ? timeIn(zone, date) : `${two(date.getHours())}:${two(date.getMinutes())}`;
}

const two = (part: number) => String(part).padStart(2, '0');

function timeIn(timeZone: string, date: Date): string {
  const format = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const;
  return new Intl.DateTimeFormat('en-GB', format).format(date);
}

/** As browsers do in their own zone: the earlier of two instants, and for a skipped time the instant as much later. */
function instantIn(zone: string, wall: string): Date {
  const asUtc = Date.parse(`${wall}Z`);
  const wallAt = (at: number) => `${dayIn(zone, new Date(at))}T${timeIn(zone, new Date(at))}`;
  const offsetAt = (at: number) => Date.parse(`${wallAt(at)}Z`) - at;
  const [earlier, later] = [asUtc - offsetAt(asUtc - dayMs), asUtc - offsetAt(asUtc + dayMs)];
  return new Date(wallAt(earlier) !== wall && wallAt(later) === wall ? later : earlier);
}

/** Returns today in the user's time zone, by the server's clock. */
export function localToday(): string {
  return localDay(serverNow());
}

/** Whether a text is an instant in the API's format, rather than typed text. */
export const isInstant = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** Splits a form's day and time, `2026-11-23T08:30`, at the last `T`; both may be invalid text. */
export function dayTimeParts(text: string): { day: string; time: string } {
  const at = text.lastIndexOf('T');
  return at < 0 ? { day: text, time: '' } : { day: text.slice(0, at), time: text.slice(at + 1) };
}

/**
 * Returns the instant of a local day and time; undefined if either is invalid. Browsers would accept texts such as `32DEC`, so the format
 * is checked first.
 */
export function localInstant(day: string, time: string): Date | undefined {
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  const zone = chosenZone();
  return zone ? instantIn(zone, `${day}T${time}`) : new Date(`${day}T${time}`);
}
