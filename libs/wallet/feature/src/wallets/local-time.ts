import { localDay, localTime } from '@traveldesk/shared-web';

/** What a field of date and time holds for an instant: `2026-11-23T08:30`, as clocks here show it. */
export function localOf(instant: string): string {
  return `${localDay(instant)}T${localTime(instant)}`;
}

/** The instant that such a text, or one of the address, means; undefined for what means none. */
export function instantOf(text: string | null): string | undefined {
  const time = text ? Date.parse(text) : NaN;
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
