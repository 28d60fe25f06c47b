import { sql } from 'kysely';
import { jsonb, newId, type Actor, type Db, type Tx } from '@traveldesk/shared-server';
import type { PropertyDecisionKind } from '@traveldesk/hotels-contract';
import type { MovedLink, PropertyLink } from '../hotels.tables';
import { describedBy } from './records';
import '../hotels.tables';

/** Returns the number of the newest decision about properties; `0` before the first. */
export async function latestDecision(db: Db): Promise<string> {
  const { number } = await db
    .selectFrom('hotel_property_decisions')
    .select(sql<string>`coalesce(max(number), 0)::text`.as('number'))
    .executeTakeFirstOrThrow();
  return number;
}

/** The order of a record's suppliers. */
const describing = sql`since, created_at, supplier_id`;

export interface NewDecision {
  kind: PropertyDecisionKind;
  propertyId: string;
  otherId: string;
  links: readonly MovedLink[];
  undoes?: string;
  reason: string;
}

export async function insertDecision(
  tx: Tx,
  { userId, name }: Pick<Actor, 'userId' | 'name'>,
  { kind, propertyId, otherId, links, undoes, reason }: NewDecision,
): Promise<void> {
  await tx
    .insertInto('hotel_property_decisions')
    .values({
      id: newId(),
      kind,
      property_id: propertyId,
      other_id: otherId,
      links: jsonb([...links]),
      undoes: undoes ?? null,
      reason,
      user_id: userId,
      user_name: name,
    })
    .execute();
}

/** Decisions with the names of their records, and whether they have been undone. */
export function decisions(db: Db | Tx) {
  return db
    .selectFrom('hotel_property_decisions as decision')
    .innerJoin('hotel_properties as property', 'property.id', 'decision.property_id')
    .innerJoin('hotel_properties as other', 'other.id', 'decision.other_id')
    .leftJoin('hotel_property_decisions as ended', 'ended.id', 'decision.undoes')
    .select([
      'decision.id',
      'decision.kind',
      'decision.property_id',
      'decision.other_id',
      'decision.links',
      'decision.reason',
      'decision.user_id',
      'decision.user_name',
      'decision.created_at',
      'property.name as property_name',
      'other.name as other_name',
      'ended.kind as undone_kind',
    ])
    .select(
      sql<boolean>`exists (select 1 from hotel_property_decisions as undo where undo.undoes = decision.id)`.as(
        'undone',
      ),
    );
}

export type DecisionRow = Awaited<ReturnType<ReturnType<typeof decisions>['executeTakeFirstOrThrow']>>;

/** Returns a decision about a record. */
export async function findDecision(tx: Tx, id: string, propertyId: string): Promise<DecisionRow | undefined> {
  return decisions(tx)
    .where('decision.id', '=', id)
    .where((be) =>
      be.or([be('decision.property_id', '=', propertyId), be('decision.other_id', '=', propertyId)]),
    )
    .executeTakeFirst();
}

/** A supplier's id of a property, and the record that has it. */
export interface HeldLink extends MovedLink {
  property_id: string;
}

/** Returns the suppliers' ids of records, the one that describes the record first. */
export async function linksOf(tx: Db | Tx, ids: readonly string[]): Promise<HeldLink[]> {
  const rows = await tx
    .selectFrom('hotel_property_suppliers')
    .select(['supplier_id', 'ref', 'property_id', 'since'])
    .where('property_id', 'in', ids)
    .orderBy(describing)
    .execute();
  return rows.map((row) => ({ ...row, since: row.since.toISOString() }));
}

/** Moves suppliers' ids to a record; a record that had them before keeps its original time. */
export async function moveLinks(
  tx: Tx,
  links: readonly MovedLink[],
  to: string,
  back: 'back' | null = null,
): Promise<void> {
  for (const { supplier_id, ref, since } of links)
    await tx
      .updateTable('hotel_property_suppliers')
      .set({ property_id: to, since: back ? new Date(since) : new Date() })
      .where('supplier_id', '=', supplier_id)
      .where('ref', '=', ref)
      .execute();
}

/** Makes a record the former id of the one that holds `link`. */
export async function retire(tx: Tx, id: string, link: PropertyLink): Promise<void> {
  await tx
    .updateTable('hotel_properties')
    .set({ found_by_supplier: link.supplier_id, found_by_ref: link.ref })
    .where('id', '=', id)
    .execute();
  await tx
    .deleteFrom('hotel_property_matches')
    .where((be) => be.or([be('one_id', '=', id), be('other_id', '=', id)]))
    .execute();
}

export async function revive(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('hotel_properties')
    .set({ found_by_supplier: null, found_by_ref: null })
    .where('id', '=', id)
    .execute();
}

/** Adds a record with the facts of another, and returns its id. */
export async function copyOf(tx: Tx, id: string): Promise<string> {
  const copy = newId();
  await sql`
    insert into hotel_properties (id, name, search, city, country_code, latitude, longitude, chain, facts)
    select ${copy}, name, search, city, country_code, latitude, longitude, chain, facts
    from hotel_properties where id = ${id}`.execute(tx);
  return copy;
}

/**
 * Brings records up to date after a decision: the facts are those of the oldest supplier, with the first coordinates that any
 * supplier states; and a
 * record that a person has split or kept apart is closed to automatic matching, also as part of another one.
 */
export async function renewRecords(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const rows = await tx
      .selectFrom('hotel_property_suppliers')
      .select('told')
      .where('property_id', '=', id)
      .orderBy(describing)
      .execute();
    const told = rows.flatMap((row) => row.told ?? []);
    const point = told.find((one) => one.point)?.point;
    const first = rows[0]?.told;
    await tx
      .updateTable('hotel_properties')
      .set({
        ...(first && describedBy({ ...first, point: point ?? first.point })),
        version: sql`version + 1`,
        matched_at: null,
      })
      .where('id', '=', id)
      .execute();
  }
  await sql`
    update hotel_properties as property
    set closed = exists (
        select 1 from hotel_property_decisions as decision
        where decision.kind in ('split', 'keep_apart') and property.id in (decision.property_id, decision.other_id)
          and not exists (select 1 from hotel_property_decisions as undo where undo.undoes = decision.id))
      or exists (
        select 1 from hotel_properties as former
        join hotel_property_suppliers as link
          on link.supplier_id = former.found_by_supplier and link.ref = former.found_by_ref
        where link.property_id = property.id and former.closed)
    where id = any(${ids}::uuid[])`.execute(tx);
}
