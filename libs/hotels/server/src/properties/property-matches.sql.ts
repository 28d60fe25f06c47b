import { sql } from 'kysely';
import type { PropertyMatch, PropertyMatchesQuery } from '@traveldesk/hotels-contract';
import type { Page } from '@traveldesk/shared-contract';
import { folded, likePattern, orderOf, paginate, type Db, type Tx } from '@traveldesk/shared-server';
import { pointOf } from '../places/place-of';
import { nearRecords } from './candidates.sql';
import { rowsById } from './property-rows.sql';
import { lockProperties } from './records';
import { identityOf, likenessOfNeighbors, neighborKm } from './similarity';
import '../hotels.tables';

/** How many records one transaction compares, because additions of records wait for it. */
const atOnce = 100;

/** Compares some new and changed records with their neighbors; returns whether there may be more. */
export async function matchSome(tx: Tx): Promise<boolean> {
  await lockProperties(tx);
  const rows = await tx
    .selectFrom('hotel_properties')
    .select(['id', 'name', 'country_code', 'latitude', 'longitude', 'chain'])
    .where('matched_at', 'is', null)
    .where('found_by_ref', 'is', null)
    .orderBy('id')
    .limit(atOnce)
    .execute();
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  const records = rows.map((row) => ({ id: row.id, ...identityOf({ ...row, point: pointOf(row) }) }));
  const near = await nearRecords(
    tx,
    records.flatMap(({ point }) => point ?? []),
    neighborKm,
    sql`true`,
  );
  const pairs = new Map<string, { one_id: string; other_id: string; likeness: number; meters: number }>();
  for (const record of records)
    for (const neighbor of near) {
      const found = neighbor.id === record.id ? null : likenessOfNeighbors(record, neighbor);
      if (!found) continue;
      const [one_id, other_id] =
        record.id < neighbor.id ? [record.id, neighbor.id] : [neighbor.id, record.id];
      pairs.set(`${one_id} ${other_id}`, { one_id, other_id, ...found });
    }
  await tx
    .deleteFrom('hotel_property_matches')
    .where((be) => be.or([be('one_id', 'in', ids), be('other_id', 'in', ids)]))
    .execute();
  if (pairs.size > 0)
    await tx
      .insertInto('hotel_property_matches')
      .values([...pairs.values()])
      .execute();
  await tx.updateTable('hotel_properties').set({ matched_at: new Date() }).where('id', 'in', ids).execute();
  return rows.length === atOnce;
}

/**
 * Returns one page of the pairs that a person has not decided about, the most similar first. If one supplier sells both, they are
 * two properties.
 */
export async function findMatches(db: Db, query: PropertyMatchesQuery): Promise<Page<PropertyMatch>> {
  const { column, direction } = orderOf(query.sort ?? '-likeness');
  const { name = '' } = query;
  const pattern = likePattern(folded(name));
  const rows = db
    .selectFrom('hotel_property_matches as pair')
    .innerJoin('hotel_properties as one', 'one.id', 'pair.one_id')
    .innerJoin('hotel_properties as other', 'other.id', 'pair.other_id')
    .select(['pair.one_id', 'pair.other_id', 'pair.likeness', 'pair.meters'])
    .where(
      sql<boolean>`not exists (
        select 1 from hotel_property_suppliers as ours
        join hotel_property_suppliers as theirs on theirs.supplier_id = ours.supplier_id
        where ours.property_id = pair.one_id and theirs.property_id = pair.other_id)`,
    )
    .where(
      sql<boolean>`not exists (
        select 1 from hotel_property_decisions as decision
        where decision.kind in ('split', 'keep_apart')
          and (decision.property_id, decision.other_id) in ((pair.one_id, pair.other_id), (pair.other_id, pair.one_id))
          and not exists (select 1 from hotel_property_decisions as undo where undo.undoes = decision.id))`,
    )
    .$if(name !== '', (found) =>
      found.where((be) => be.or([be('one.search', 'like', pattern), be('other.search', 'like', pattern)])),
    )
    .orderBy(column, direction)
    .orderBy('one_id')
    .orderBy('other_id');
  const { data, total } = await paginate(rows, query);
  const records = await rowsById(
    db,
    data.flatMap(({ one_id, other_id }) => [one_id, other_id]),
  );
  return {
    data: data.flatMap(({ one_id, other_id, likeness, meters }) => {
      const [one, other] = [records.get(one_id), records.get(other_id)];
      return one && other ? [{ one, other, likeness, meters }] : [];
    }),
    total,
  };
}
