import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Actor } from '../modules/actor';
import type { ModuleTools } from '../modules/tools';
import type { Db } from '../database';
import { paginate } from '../lists/list';
import type { PageNumber } from '../lists/page-query';
import { canonicalJson } from './canonical';
import type { AuditEntriesTable } from './tables';

/**
 * The reader of a history. `scope` is an SQL condition for whether the reader sees the company in a column; without it, readers
 * outside the staff see no entries about companies.
 */
export interface HistoryReader extends Pick<Actor, 'type' | 'companyId'> {
  /** The reader's id, for entries about themselves. */
  userId?: string;
  scope?: (column: string) => RawBuilder<boolean>;
}

/** Determines who sees the changes of a kind of record, in its history and in a user's log (SECURITY 35, 37). */
export interface HistoryRule {
  /** Any of these permissions allows reading; they are those of the history's route. */
  permissions: readonly string[];
  /** Returns those of the records whose changes the reader may see, where that depends on the record. */
  among?(
    db: Db,
    reader: Pick<Actor, 'permissions'>,
    ids: readonly string[],
    tools: Partial<ModuleTools>,
  ): Promise<ReadonlySet<string>>;
  /** Returns the fields that are hidden from this reader. */
  hidden?(reader: Pick<Actor, 'type' | 'permissions'>): readonly string[];
}

/** Rules by kind of record (`user`). Changes of other kinds are shown only in the record's own history. */
export type Histories = ReadonlyMap<string, HistoryRule>;

/** Returns the changes of a record, newest first, that the reader may see (SECURITY 58). */
export async function historyOf(
  db: Db,
  entity: string,
  id: string,
  page: PageNumber,
  reader: HistoryReader,
  hidden: readonly string[] = [],
): Promise<Page<HistoryEntry>> {
  const query = readBy(db, reader).where('entity', '=', entity).where('entity_id', '=', id);
  const { data, total } = await paginate(query, page);
  return { data: data.map((row) => without(hidden, entryOf(row))), total };
}

/**
 * Returns the log of a user, newest first (GET /users/{id}/logs). If the user belonged to the staff or another company before, a company's
 * reader sees only entries made since. Changed fields are shown as far as the record's history shows them to this reader.
 */
export async function historyOfActor(
  { db, histories, tools }: { db: Db; histories: Histories; tools: Partial<ModuleTools> },
  userId: string,
  page: PageNumber,
  reader: HistoryReader & Pick<Actor, 'permissions'>,
): Promise<Page<HistoryEntry & { entity: string; entity_id: string }>> {
  const query = readBy(db, reader).where('user_id', '=', userId).where(actorIsSeen(reader));
  const { data, total } = await paginate(query, page);
  const closed = new Set<string>();
  for (const [entity, { among }] of histories) {
    const ids = [...new Set(data.flatMap((row) => (row.entity === entity ? [row.entity_id] : [])))];
    if (!among || ids.length === 0) continue;
    const open = await among(db, reader, ids, tools);
    for (const id of ids) if (!open.has(id)) closed.add(`${entity} ${id}`);
  }
  const ruleOf = (row: { entity: string; entity_id: string }) =>
    closed.has(`${row.entity} ${row.entity_id}`) ? undefined : histories.get(row.entity);
  return {
    data: data.map((row) => ({
      ...told(ruleOf(row), reader, entryOf(row)),
      entity: row.entity,
      entity_id: row.entity_id,
    })),
    total,
  };
}

function told(
  rule: HistoryRule | undefined,
  reader: Pick<Actor, 'type' | 'permissions'>,
  entry: HistoryEntry,
): HistoryEntry {
  const reads = rule?.permissions.some((permission) => reader.permissions.has(permission));
  return reads ? without(rule?.hidden?.(reader) ?? [], entry) : { ...entry, changes: [] };
}

function without(hidden: readonly string[], entry: HistoryEntry): HistoryEntry {
  return { ...entry, changes: entry.changes.filter(({ field }) => !hidden.includes(field)) };
}

function readBy(db: Db, reader: HistoryReader) {
  return db
    .selectFrom('audit_entries')
    .selectAll('audit_entries')
    .select(actorIsSeen(reader).as('actor_seen'))
    .$if(reader.type !== 'staff', (entries) => entries.where(entryIsSeen(reader)))
    .orderBy('audit_entries.id', 'desc');
}

/**
 * Users see entries about themselves. Entries about companies are visible to readers who see all of these companies. Entries about none are
 * visible to whoever may read the record and, if records have companies, may know the actor. Entries of hash version 1 do not state their
 * companies, so only the staff see them.
 */
function entryIsSeen(reader: HistoryReader): RawBuilder<boolean> {
  const { scope, userId } = reader;
  if (!scope) return sql<boolean>`audit_entries.about = '{}'`;
  return sql<boolean>`(audit_entries.entity = 'user' and audit_entries.entity_id = ${userId ?? ''}
    or audit_entries.hash_version > 1 and (audit_entries.about <> '{}' or ${actorIsSeen(reader)}) and not exists (
      select 1 from unnest(audit_entries.about) as one(company) where (${scope('one.company')}) is not true))`;
}

/** Whether the reader may know the actor: oneself, and users of one's own company and its subsidiaries, but never the platform's staff. */
function actorIsSeen({ type, companyId, scope, userId }: HistoryReader): RawBuilder<boolean> {
  if (type === 'staff') return sql<boolean>`true`;
  const own = sql<boolean>`coalesce(audit_entries.user_id = ${userId ?? null}, false)`;
  if (companyId === null) return own;
  if (!scope) return sql<boolean>`(${own} or audit_entries.company_id is not distinct from ${companyId})`;
  return sql<boolean>`(${own} or exists (
    select 1 from (select audit_entries.company_id::uuid as id) as actor where ${scope('actor.id')}))`;
}

type EntryRow = Selectable<AuditEntriesTable> & { actor_seen: boolean };

function entryOf(row: EntryRow): HistoryEntry {
  const told = row.actor_seen || row.user_id === null;
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: actorOf(row),
    address: told ? row.address : null,
    request_id: row.request_id,
    changes: changesOf(fieldsOf(row.before), fieldsOf(row.after)),
  };
}

function actorOf({ user_id: id, user_name: name, company_id: company, actor_seen: seen }: EntryRow) {
  if (id === null) return null;
  if (!seen) return { hidden: company === null ? ('staff' as const) : ('other_company' as const) };
  return { id, name: name ?? '' };
}

type Fields = Record<string, unknown>;

/** Returns the fields that differ; a field that is missing on one side is null there. */
function changesOf(before: Fields, after: Fields): HistoryEntry['changes'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
