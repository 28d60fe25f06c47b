import { addDays, isDay } from '@traveldesk/shared-contract';
import { dayTimeParts, isInstant, localDay, localInstant, localTime } from '@traveldesk/shared-web';

/** A local day with an optional local time; without a time, the whole day. */
export interface DayTime {
  day: string;
  time: string;
}

/**
 * Splits an instant into the field's day and time. Midnight means the whole day, and an end at midnight belongs to the day before. A
 * text that is not an instant is shown as it was typed.
 */
export function dayTimeOf(instant: string | null, edge: 'start' | 'end'): DayTime {
  if (!instant || !isInstant(instant)) return dayTimeParts(instant ?? '');
  const date = new Date(instant);
  const time = localTime(date);
  if (time !== '00:00') return { day: localDay(date), time };
  const day = localDay(date);
  return { day: edge === 'end' ? addDays(day, -1) : day, time: '' };
}

/**
 * Returns the instant of a local day and time. A whole day gives its first moment, or as an end the moment after its last; null when both
 * are empty. Invalid input, such as a time without a day, is returned as typed so that validation refuses it.
 */
export function instantOf({ day, time }: DayTime, edge: 'start' | 'end'): string | null {
  const last = !time && edge === 'end' && isDay(day) ? addDays(day, 1) : day;
  const date = localInstant(last, time || '00:00');
  if (!date) return day || time ? `${day}T${time}` : null;
  return date.toISOString();
}
