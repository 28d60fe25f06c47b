import { sql } from 'kysely';
import type { NegotiatedChain } from '@traveldesk/hotels-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import './negotiated.tables';

/** Returns the names of a supplier's chains by its ids. */
export async function chainsByRef(
  db: Db | Tx,
  supplierId: string,
  refs: readonly string[],
): Promise<Map<string, string>> {
  if (refs.length === 0) return new Map();
  const rows = await db
    .selectFrom('hotel_supplier_chains')
    .select(['ref', 'name'])
    .where('supplier_id', '=', supplierId)
    .where('ref', 'in', refs)
    .execute();
  return new Map(rows.map(({ ref, name }) => [ref, name]));
}

/** Returns the chains of the supplier's latest answer, by name, and when that was. */
export async function latestChains(
  db: Db,
  supplierId: string,
): Promise<{ at: Date | null; chains: NegotiatedChain[] }> {
  const rows = await db
    .selectFrom('hotel_supplier_chains')
    .select(['ref', 'name', 'listed_at'])
    .where('supplier_id', '=', supplierId)
    .where('listed_at', '=', (be) =>
      be
        .selectFrom('hotel_supplier_chains')
        .select(({ fn }) => fn.max('listed_at').as('latest'))
        .where('supplier_id', '=', supplierId),
    )
    .orderBy('name')
    .orderBy('ref')
    .execute();
  return { at: rows[0]?.listed_at ?? null, chains: rows.map(({ ref, name }) => ({ ref, name })) };
}

/** Stores an answer. Chains that are not in it stay, because rates may name them. */
export async function storeChains(
  db: Db,
  supplierId: string,
  { chains, at }: { chains: readonly NegotiatedChain[]; at: Date },
): Promise<void> {
  const rows = [...new Map(chains.map(({ ref, name }) => [ref, name]))].map(([ref, name]) => ({
    supplier_id: supplierId,
    ref,
    name,
    listed_at: at,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto('hotel_supplier_chains')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['supplier_id', 'ref']).doUpdateSet({
        name: sql`excluded.name`,
        listed_at: sql`excluded.listed_at`,
      }),
    )
    .execute();
}
