import { moneyOf } from '@traveldesk/shared-contract';
import type { TestApi } from '@traveldesk/shared-testing/server';

/** Sums of the ledger in minor units by currency, computed here independently of the report. */
type Figures = Record<'sales' | 'refunds' | 'net' | 'markup' | 'margin', bigint>;

export function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const none: Figures = { sales: 0n, refunds: 0n, net: 0n, markup: 0n, margin: 0n };

/** All postings of payments and refunds, with their sides and their booking. */
export async function postingsOf({ kernel: { db } }: Pick<TestApi, 'kernel'>) {
  const rows = await db
    .selectFrom('ledger_entries as entries')
    .innerJoin('ledger_transfers as transfers', 'transfers.id', 'entries.transfer_id')
    .leftJoin('bookings', 'bookings.id', 'transfers.about_id')
    .select(['transfers.id', 'transfers.type', 'transfers.created_at', 'entries.kind', 'entries.amount'])
    .select(['entries.currency', 'entries.company_id', 'bookings.supplier_id', 'bookings.created_by'])
    .where('transfers.type', 'in', ['payment', 'refund'])
    .execute();
  return [...grouped(rows, ({ id }) => id).values()].map((sides) => {
    const of = (...kinds: string[]) =>
      sides.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { amount }) => sum + BigInt(amount), 0n);
    const [wallet] = sides.filter(({ kind }) => kind === 'wallet');
    if (!wallet) throw new Error('a posting has no wallet');
    const isPayment = wallet.type === 'payment';
    return {
      wallet,
      figures: {
        sales: isPayment ? -of('wallet') : 0n,
        refunds: isPayment ? 0n : of('wallet'),
        net: of('clearing'),
        markup: of('income', 'earnings'),
        margin: of('income'),
      },
    };
  });
}

export type Posting = Awaited<ReturnType<typeof postingsOf>>[number];
export const sumOf = (all: readonly Posting[]): Figures =>
  all.reduce((sum, { figures }) => {
    const keys = Object.keys(none) as (keyof Figures)[];
    return Object.fromEntries(keys.map((key) => [key, sum[key] + figures[key]])) as Figures;
  }, none);
/** The sums in the format of the report. */
export const shown = (figures: Figures, currency: string) =>
  Object.fromEntries(Object.entries(figures).map(([key, minor]) => [key, moneyOf(minor, currency)]));
