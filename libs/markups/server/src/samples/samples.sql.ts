import { sql } from 'kysely';
import type { Product } from '@traveldesk/markups-contract';
import type { PricedItem, PricedOffer } from '@traveldesk/markups-contract/engine';
import type { Db } from '@traveldesk/shared-server';
import type { KeptContext } from '../pricing/kept-context';
import '../markups.tables';

export interface NewSample {
  id: string;
  companyId: string | null;
  supplierId: string;
  route: string;
  hour: number;
  slot: number;
  searchedAt: Date;
  context: KeptContext;
  offer: PricedItem;
}

/** Inserts samples whose slot is free; the slot's existing sample is similar enough. */
export async function insertSamples(db: Db, samples: readonly NewSample[]): Promise<void> {
  if (samples.length === 0) return;
  const rows = samples.map(({ companyId, supplierId, searchedAt, context, offer, ...sample }) => ({
    ...sample,
    company_id: companyId,
    supplier_id: supplierId,
    searched_at: searchedAt,
    context: JSON.stringify(context),
    offer: JSON.stringify(offer),
  }));
  await db
    .insertInto('markup_samples')
    .values(rows)
    .onConflict((conflict) => conflict.constraint('markup_samples_once').doNothing())
    .execute();
}

const isStay = sql<boolean>`(markup_samples.context ->> 'journey' = 'stay')`;

/** Returns the newest samples of a product, newest first; samples of one search and supplier are adjacent. */
export async function newestSamples(db: Db, product: Product, most: number) {
  return db
    .selectFrom('markup_samples')
    .innerJoin('suppliers', 'suppliers.id', 'markup_samples.supplier_id')
    .leftJoin('companies', 'companies.id', 'markup_samples.company_id')
    .select(['markup_samples.id', 'route', 'searched_at', 'context', 'offer', 'company_id'])
    .select(['companies.name as company_name', 'suppliers.name as supplier_name'])
    .where(isStay, '=', product === 'hotel')
    .orderBy('searched_at', 'desc')
    .orderBy('markup_samples.id')
    .limit(most)
    .execute();
}

export type SampleRow = Awaited<ReturnType<typeof newestSamples>>[number];

/** Returns sampled offers whose first trip is this route (`CAI–DXB`), newest first. */
export async function samplesOn(db: Db, route: string, most: number): Promise<RouteSample[]> {
  const rows = await db
    .selectFrom('markup_samples')
    .select(['searched_at', 'offer'])
    .where('route', '=', route)
    .orderBy('searched_at', 'desc')
    .limit(most)
    .execute();
  return rows.flatMap(({ searched_at: searchedAt, offer }) =>
    'slices' in offer ? [{ searchedAt, offer }] : [],
  );
}

export interface RouteSample {
  searchedAt: Date;
  offer: PricedOffer;
}

/** Deletes samples older than `before`, and the oldest beyond `most` of each product. */
export async function deleteOldSamples(
  db: Db,
  { before, most }: { before: Date; most: number },
): Promise<void> {
  await db.deleteFrom('markup_samples').where('searched_at', '<', before).execute();
  await sql`
    delete from markup_samples where id in (
      select id from (
        select id, row_number() over (partition by ${isStay} order by searched_at desc, id) as place
        from markup_samples) as placed
      where place > ${most})`.execute(db);
}
