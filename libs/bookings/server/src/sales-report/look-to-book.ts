import type { LookToBook, LookToBookQuery } from '@traveldesk/bookings-contract';
import { addDays } from '@traveldesk/shared-contract';
import { snapshot, type Actor, type Db } from '@traveldesk/shared-server';
import { searchesCountedSince } from '@traveldesk/suppliers-server';
import { reportPeriod } from './period';
import { countLookToBook } from './look-to-book.sql';

/** Days shown by default, today included. */
const usualDays = 30;

/** Returns searches and bookings by group. Throws a 422 for an invalid period, as statements do. */
export function readLookToBook(
  db: Db,
  { by, from: asked, to: last, ...filters }: LookToBookQuery,
  { actor, now }: { actor: Actor; now: Date },
): Promise<LookToBook> {
  const today = now.toISOString().slice(0, 10);
  const period = reportPeriod({ from: asked ?? addDays(last ?? today, 1 - usualDays), to: last }, now);
  return snapshot(db, async (tx) => {
    const since = await searchesCountedSince(tx);
    const isInTime = by !== 'supplier' && by !== 'company';
    const from = isInTime || period.from > since ? period.from : since;
    const to = period.to < from ? from : period.to;
    const counted = await countLookToBook(tx, by, { ...filters, from, to }, actor);
    const isCounted = (key: string | null) =>
      !isInTime || (key !== null && (key > from ? key : from) >= since);
    return {
      by,
      from,
      to,
      counted_since: since,
      data: counted.map((row) => ({ ...row, searches: isCounted(row.key) ? row.searches : null })),
    };
  });
}
