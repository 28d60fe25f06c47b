import { isDay } from '@traveldesk/shared-contract';
import { serverNow } from '../api/server-clock';

/** The day of an instant by the clock of who looks, `2026-11-23`. */
export function localDay(instant: string | number | Date): string {
  const date = new Date(instant);
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The time of an instant by the clock of who looks, `08:30`. */
export function localTime(instant: string | number | Date): string {
  const date = new Date(instant);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

const two = (part: number) => String(part).padStart(2, '0');

/** The day that it is now by the clock of who looks; the device's clock is not believed. */
export function localToday(): string {
  return localDay(serverNow());
}

/** Whether a text is an instant as the API writes one; what was typed and is none has no zone. */
export const isInstant = (text: string) =>
  /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** A day and a time as a form holds them, `2026-11-23T08:30`: whatever was typed before and behind the last `T`. */
export function dayTimeParts(text: string): { day: string; time: string } {
  const at = text.lastIndexOf('T');
  return at < 0 ? { day: text, time: '' } : { day: text.slice(0, at), time: text.slice(at + 1) };
}

/**
 * The instant of a day and a time here; undefined for what is none. Nothing is guessed: what browsers make a date of (`32DEC`) is no
 * day that anybody was shown.
 */
export function localInstant(day: string, time: string): Date | undefined {
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) return undefined;
  return new Date(`${day}T${time}`);
}
