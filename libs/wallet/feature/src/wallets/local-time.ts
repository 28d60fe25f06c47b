import { dayTimeParts, isInstant, localDay, localInstant, localTime } from '@traveldesk/shared-web';

/** What a field of date and time holds for an instant: `2026-11-23T08:30`, as clocks here show it. */
export function localOf(instant: string): string {
  return `${localDay(instant)}T${localTime(instant)}`;
}

/** The instant that such a text means, or one of the address; undefined for what means none. */
export function instantOf(text: string | null): string | undefined {
  if (!text) return undefined;
  if (isInstant(text)) return new Date(text).toISOString();
  const { day, time } = dayTimeParts(text);
  return localInstant(day, time)?.toISOString();
}
