import { dayTimeParts, isInstant, localDay, localInstant, localTime } from '@traveldesk/shared-web';

/** Converts an instant to a date and time field's value, `2026-11-23T08:30` in local time. */
export function localOf(instant: string): string {
  return `${localDay(instant)}T${localTime(instant)}`;
}

/** Parses a field's value or an instant of the address; undefined if invalid. */
export function instantOf(text: string | null): string | undefined {
  if (!text) return undefined;
  if (isInstant(text)) return new Date(text).toISOString();
  const { day, time } = dayTimeParts(text);
  return localInstant(day, time)?.toISOString();
}
