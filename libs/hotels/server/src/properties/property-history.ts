import type { PropertyDecision } from '@traveldesk/hotels-contract';
import type { Page } from '@traveldesk/shared-contract';
import { isoOf, paginate, type Db } from '@traveldesk/shared-server';
import { decisions, type DecisionRow } from './decisions.sql';
import { readRecord } from './property-rows.sql';
import { mayBeUndone } from './undoable';

/** Returns the decisions about a record, the newest first. Throws a 404. */
export async function historyOfProperty(
  db: Db,
  id: string,
  page: { page: number; per_page: number },
): Promise<Page<PropertyDecision>> {
  const record = await readRecord(db, id);
  const about = decisions(db)
    .where((be) =>
      be.or([be('decision.property_id', '=', record.id), be('decision.other_id', '=', record.id)]),
    )
    .orderBy('decision.number', 'desc');
  const { data, total } = await paginate(about, page);
  const names = await supplierNames(db, data);
  return { data: await Promise.all(data.map((row) => shown(db, row, names))), total };
}

async function shown(
  db: Db,
  row: DecisionRow,
  names: ReadonlyMap<string, string>,
): Promise<PropertyDecision> {
  return {
    id: row.id,
    kind: row.kind,
    undone_kind: row.undone_kind,
    property: { id: row.property_id, name: row.property_name },
    other: { id: row.other_id, name: row.other_name },
    suppliers: row.links.map((link) => names.get(link.supplier_id) ?? link.ref),
    reason: row.reason,
    at: isoOf(row.created_at),
    by: { id: row.user_id, name: row.user_name },
    undone: row.undone,
    undoable: await mayBeUndone(db, row),
  };
}

async function supplierNames(db: Db, rows: readonly DecisionRow[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ links }) => links.map((link) => link.supplier_id));
  if (ids.length === 0) return new Map();
  const found = await db.selectFrom('suppliers').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(found.map(({ id, name }) => [id, name]));
}
