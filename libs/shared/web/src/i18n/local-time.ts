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
