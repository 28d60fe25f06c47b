import { dayMs } from '@traveldesk/shared-contract';

/** Days are `YYYY-MM-DD` texts, without a time zone: a flight leaves on the airport's own day. */
const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** Whether there is such a day: no 30th of February. */
export function isDay(text: string): boolean {
  if (!dayShape.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day so many days later, or earlier where the number is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days `to` is after `from`. */
export function daysBetween(from: string, to: string): number {
  if (from === to) return 0;
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Which day it is at this moment in a time zone of the IANA database. */
export function dayIn(timeZone: string, now: Date): string {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA-u-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format.format(now);
}
