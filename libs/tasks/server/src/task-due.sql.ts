import { sql, type RawBuilder } from 'kysely';
import type { TaskDue } from '@traveldesk/tasks-contract';
import { addDays, dayIn, firstOfWeek, type Language } from '@traveldesk/shared-contract';
import { languageOf, startOfDay, timeZoneOf, type Call } from '@traveldesk/shared-server';

/** The time and place by which due dates are filtered. */
export interface Reader {
  now: Date;
  timeZone: string;
  language: Language;
}

export function readerOf(call: Call): Reader {
  return { now: new Date(), timeZone: timeZoneOf(call), language: languageOf(call) };
}

/** Must equal the predicate of the index `tasks_open_of_cause`. */
export const isOpen = (status: string) => sql<boolean>`${sql.ref(status)} not in ('done', 'cancelled')`;

/** SQL condition on `tasks`: an instant counts by the reader's clock, and a day without one is the same day everywhere. */
export function isDue(due: TaskDue, { now, timeZone, language }: Reader): RawBuilder<boolean> {
  if (due === 'none') return sql<boolean>`tasks.due_on is null`;
  const today = dayIn(timeZone, now);
  if (due === 'overdue') {
    return sql<boolean>`${isOpen('tasks.status')} and tasks.due_on <= ${addDays(today, 1)}::date
      and case when tasks.due_at is null then tasks.due_on < ${today}::date else tasks.due_at < ${now} end`;
  }
  const first = due === 'today' ? today : addDays(today, -dayOfWeek(today, language));
  const end = addDays(first, due === 'today' ? 1 : 7);
  // The day of an instant is its UTC day, at most one day from the reader's; the index finds tasks by it.
  return sql<boolean>`tasks.due_on between ${addDays(first, -1)}::date and ${end}::date
    and case when tasks.due_at is null then tasks.due_on >= ${first}::date and tasks.due_on < ${end}::date
      else tasks.due_at >= ${startOfDay(first, timeZone)} and tasks.due_at < ${startOfDay(end, timeZone)} end`;
}

/** The number of days since the week began. */
function dayOfWeek(day: string, language: Language): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() - firstOfWeek[language] + 7) % 7;
}
