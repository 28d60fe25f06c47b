/** A day and, where it is not the whole day, a time of it, as clocks here show them. */
export interface DayTime {
  day: string;
  time: string;
}

const two = (part: number) => String(part).padStart(2, '0');
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/**
 * What the fields show of an instant. What ends at midnight ends with the day before it; at an end as at a start, midnight is no
 * time but the day's own limit.
 */
export function dayTimeOf(instant: string | null, edge: 'start' | 'end'): DayTime {
  const date = instant === null ? undefined : new Date(instant);
  if (!date || Number.isNaN(date.getTime())) return { day: '', time: '' };
  const time = `${two(date.getHours())}:${two(date.getMinutes())}`;
  if (time !== '00:00') return { day: dayOf(date), time };
  if (edge === 'end') date.setDate(date.getDate() - 1);
  return { day: dayOf(date), time: '' };
}

/** The instant of a day and time here: of a whole day its first moment, or the one after its last; null without a day. */
export function instantOf({ day, time }: DayTime, edge: 'start' | 'end'): string | null {
  const date = new Date(`${day}T${time || '00:00'}`);
  if (Number.isNaN(date.getTime())) return null;
  if (!time && edge === 'end') date.setDate(date.getDate() + 1);
  return date.toISOString();
}
