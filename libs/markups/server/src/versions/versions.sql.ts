import { sql, type Selectable } from 'kysely';
import type { MarkupRule } from '@traveldesk/markups-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import type { MarkupVersionsTable } from '../markups.tables';
import { ruleIn } from './kept-rule';
import type { Revision } from './revision.sql';

export type VersionRow = Omit<Selectable<MarkupVersionsTable>, 'content'> & { content: MarkupRule };

const read = (row: Selectable<MarkupVersionsTable>): VersionRow => ({ ...row, content: ruleIn(row.content) });

/** A new version, before it is published or submitted for approval. */
export interface NewVersion {
  ruleId: string;
  number: number;
  content: MarkupRule;
  reason: string | null;
  author: { id: string; name: string } | null;
  returnedTo: number | null;
  wantedAt: Date | null;
}

/** Inserts a version that awaits approval. */
export async function insertAwaiting(tx: Tx, version: NewVersion, approvalId: string): Promise<void> {
  const waiting = { state: 'awaiting' as const, approval_id: approvalId, created_at: new Date() };
  await tx
    .insertInto('markup_versions')
    .values({ ...rowOf(version), ...waiting })
    .execute();
}

/** Inserts a published version. */
export async function insertPublished(tx: Tx, version: NewVersion, revision: Revision): Promise<void> {
  const published = publishedColumns(version.wantedAt, revision);
  await tx
    .insertInto('markup_versions')
    .values({ ...rowOf(version), ...published, created_at: revision.at })
    .execute();
}

/** Publishes a version that awaited approval. */
export async function publishAwaiting(tx: Tx, version: VersionRow, revision: Revision): Promise<void> {
  await tx
    .updateTable('markup_versions')
    .set(publishedColumns(version.wanted_at, revision))
    .where('rule_id', '=', version.rule_id)
    .where('number', '=', version.number)
    .execute();
}

export async function declineAwaiting(tx: Tx, ruleId: string, number: number): Promise<void> {
  await tx
    .updateTable('markup_versions')
    .set({ state: 'declined' })
    .where('rule_id', '=', ruleId)
    .where('number', '=', number)
    .execute();
}

/** The effective date is the wanted one, or the publication if that is later. */
function publishedColumns(wantedAt: Date | null, { revision, at }: Revision) {
  const effectiveAt = wantedAt !== null && wantedAt > at ? wantedAt : at;
  return { state: 'published' as const, revision, effective_at: effectiveAt };
}

function rowOf({ ruleId, content, author, returnedTo, wantedAt, ...rest }: NewVersion) {
  return {
    ...rest,
    rule_id: ruleId,
    content: JSON.stringify(content),
    author_id: author?.id ?? null,
    author_name: author?.name ?? null,
    returned_to: returnedTo,
    wanted_at: wantedAt,
  };
}

export async function findVersion(
  db: Db | Tx,
  ruleId: string,
  number: number,
): Promise<VersionRow | undefined> {
  const row = await db
    .selectFrom('markup_versions')
    .selectAll()
    .where('rule_id', '=', ruleId)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && read(row);
}

/** Returns the numbers of the newest version and of the newest one that was not declined; 0 when there is none. */
export async function newestNumbers(tx: Tx, ruleId: string): Promise<{ newest: number; standing: number }> {
  const { newest, standing } = await tx
    .selectFrom('markup_versions')
    .select([
      sql<number>`coalesce(max(number), 0)`.as('newest'),
      sql<number>`coalesce(max(number) filter (where state <> 'declined'), 0)`.as('standing'),
    ])
    .where('rule_id', '=', ruleId)
    .executeTakeFirstOrThrow();
  return { newest, standing };
}

/** Returns the version of a rule that was published last. */
export async function lastPublished(db: Db | Tx, ruleId: string): Promise<VersionRow | undefined> {
  const row = await db
    .selectFrom('markup_versions')
    .selectAll()
    .where('rule_id', '=', ruleId)
    .where('revision', 'is not', null)
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && read(row);
}

/**
 * Returns each rule's version in force at an instant, whatever its status: the one published last among those already effective (ADR 79).
 * Rules without one are left out.
 */
export async function versionsInForce(
  db: Db | Tx,
  ruleIds: readonly string[],
  at: Date,
): Promise<Map<string, VersionRow>> {
  if (ruleIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('markup_versions')
    .distinctOn('rule_id')
    .selectAll()
    .where('rule_id', 'in', ruleIds)
    .where('revision', 'is not', null)
    .where('effective_at', '<=', at)
    .orderBy('rule_id')
    .orderBy('revision', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.rule_id, read(row)]));
}

/** Returns versions that await approval or take effect after an instant. */
export async function versionsToCome(tx: Tx, ruleId: string, at: Date): Promise<VersionRow[]> {
  const rows = await tx
    .selectFrom('markup_versions')
    .selectAll()
    .where('rule_id', '=', ruleId)
    .where((eb) => eb.or([eb('state', '=', 'awaiting'), eb('effective_at', '>', at)]))
    .execute();
  return rows.map(read);
}

/** Returns rules with a scheduled version that took effect between two instants. */
export async function rulesChangedByTheClock(db: Db, from: Date, until: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('markup_versions')
    .select('rule_id')
    .distinct()
    .where('revision', 'is not', null)
    .where('wanted_at', 'is not', null)
    .where('effective_at', '>', from)
    .where('effective_at', '<=', until)
    .execute();
  return rows.map(({ rule_id: id }) => id);
}
