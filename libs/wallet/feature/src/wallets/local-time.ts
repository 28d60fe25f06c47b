import { dayTimeParts, localDay, localInstant, localTime } from '@traveldesk/shared-web';

/** What a field of date and time holds for an instant: `2026-11-23T08:30`, as clocks here show it. */
export function localOf(instant: string): string {
  return `${localDay(instant)}T${localTime(instant)}`;
}

/** The instant that such a text means, or one of the address; undefined for what means none. */
export function instantOf(text: string | null): string | undefined {
  if (!text) return undefined;
  if (isInstant.test(text)) return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
  const { day, time } = dayTimeParts(text);
  return localInstant(day, time)?.toISOString();
}

const isInstant = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
