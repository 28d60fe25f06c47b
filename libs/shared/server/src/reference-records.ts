import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { sql } from 'kysely';
import type { Recorder } from './audit/entry';
import { historyOf } from './audit/history';
import type { Database, Db, Tx } from './database';
import { checkVersion, type Target } from './http/request';
import type { PageNumber } from './lists/page-query';
import type { Actor } from './modules/actor';
import { notFound } from './problem';
import { refuseInUse } from './uses';

export interface Versioned {
  id: string;
  version: number;
}

/** A kind of reference record and its functions. */
export interface ReferenceKind<Row extends Versioned> {
  /** The kind of record in the history. */
  entity: string;
  table: keyof Database;
  find(db: Db, id: string): Promise<Row | undefined>;
  /** Like `find`, and locks the row: nobody else can change it or refer to it until the transaction ends. */
  lock(tx: Tx, id: string): Promise<Row | undefined>;
  /** Returns the fields of a row that the history shows. */
  audited(row: Row): object;
}

/** Returns a record. Throws a 404 if there is none. */
export async function readReference<Row extends Versioned>(
  { find }: Pick<ReferenceKind<Row>, 'find'>,
  db: Db,
  id: string,
): Promise<Row> {
  return existing(await find(db, id));
}

/** Returns a record's history, which outlives the record. Throws a 404 for a record that never existed. */
export async function referenceHistory<Row extends Versioned>(
  kind: Pick<ReferenceKind<Row>, 'entity' | 'find'>,
  db: Db,
  { id, page, actor }: { id: string; page: PageNumber; actor: Actor },
): Promise<Page<HistoryEntry>> {
  const history = await historyOf(db, kind.entity, id, page, actor);
  if (history.total === 0) await readReference(kind, db, id);
  return history;
}

/** Locks and returns a record. Throws a 404, or a 412 if the caller's version is not the latest. */
export async function lockReference<Row extends Versioned>(
  { lock }: Pick<ReferenceKind<Row>, 'lock'>,
  tx: Tx,
  { id, seen }: Target,
): Promise<Row> {
  const row = existing(await lock(tx, id));
  checkVersion(seen, row.version);
  return row;
}

/** Records a creation or an update in the audit trail; returns the record. */
export function noteWritten<Row extends Versioned>(
  { entity, audited }: ReferenceKind<Row>,
  record: Recorder,
  row: Row,
  before?: Row,
): Row {
  const after = audited(row);
  const { id } = row;
  if (before) record({ entity, id, action: 'update', before: audited(before), after });
  else record({ entity, id, action: 'create', after });
  return row;
}

/** Deletes a record. Throws a 404, a 412, or a 422 that lists the references to it. */
export async function deleteReference<Row extends Versioned>(
  kind: ReferenceKind<Row>,
  tx: Tx,
  record: Recorder,
  target: Target,
): Promise<Row> {
  const row = await lockReference(kind, tx, target);
  await refuseInUse(tx, kind.table, row.id);
  await sql`delete from ${sql.table(kind.table)} where id = ${row.id}`.execute(tx);
  record({ entity: kind.entity, id: row.id, action: 'delete', before: kind.audited(row) });
  return row;
}

function existing<Row>(row: Row | undefined): Row {
  if (!row) throw notFound();
  return row;
}
