import type { SalesGroup, SalesReport, SalesRow } from '@traveldesk/bookings-contract';

type Query = Partial<Record<'by' | 'company_id' | 'supplier_id' | 'user_id', string | undefined>>;

const next: Record<SalesGroup, SalesGroup> = {
  company: 'supplier',
  supplier: 'company',
  user: 'company',
  month: 'day',
  day: 'company',
};

/** Link from a group to its own report, with the next useful grouping; null if the group has no record. */
export function narrowedTo(
  { key }: Pick<SalesRow, 'key'>,
  { by, query, period }: { by: SalesGroup; query: Query; period: Pick<SalesReport, 'from' | 'to'> },
): string | null {
  if (key === null) return null;
  const { company_id, supplier_id, user_id } = query;
  const filters: Record<string, string | undefined> = {
    from: period.from,
    to: period.to,
    company_id,
    supplier_id,
    user_id,
  };
  if (by === 'day' || by === 'month') {
    const last = by === 'day' ? key : lastOfMonth(key);
    filters.from = key > period.from ? key : period.from;
    filters.to = last < period.to ? last : period.to;
  } else {
    filters[`${by}_id`] = key;
  }
  const given = Object.entries(filters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/sales-report?${new URLSearchParams([['by', next[by]], ...given])}`;
}

function lastOfMonth(first: string): string {
  const date = new Date(`${first}T00:00:00Z`);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).toISOString().slice(0, 10);
}
