import { dayTimeParts, isInstant, localDay, localInstant, localTime } from '@traveldesk/shared-web';

/** A day and, where it is not the whole day, a time of it, as clocks here show them. */
export interface DayTime {
  day: string;
  time: string;
}

/**
 * What the fields show of an instant. What ends at midnight ends with the day before it; at an end as at a start, midnight is no
 * time but the day's own limit. What is no instant yet is shown as it was typed.
 */
export function dayTimeOf(instant: string | null, edge: 'start' | 'end'): DayTime {
  if (!instant || !isInstant(instant)) return dayTimeParts(instant ?? '');
  const date = new Date(instant);
  const time = localTime(date);
  if (time !== '00:00') return { day: localDay(date), time };
  if (edge === 'end') date.setDate(date.getDate() - 1);
  return { day: localDay(date), time: '' };
}

/**
 * The instant of a day and time here: of a whole day its first moment, or the one after its last; null where neither is given. What
 * is none, as a time without its day, is left as it was typed, for the form to refuse.
 */
export function instantOf({ day, time }: DayTime, edge: 'start' | 'end'): string | null {
  const date = localInstant(day, time || '00:00');
  if (!date) return day || time ? `${day}T${time}` : null;
  if (!time && edge === 'end') date.setDate(date.getDate() + 1);
  return date.toISOString();
}
