import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Actor } from '../modules/actor';
import type { Db } from '../database';
import { paginate } from '../lists/list';
import type { Place } from '../lists/place';
import { canonicalJson } from './canonical';
import type { AuditEntriesTable } from './tables';

/**
 * Who reads. `scope` says in SQL whether the company in a column is one that the reader sees; without it a reader who is
 * not of the staff sees no entry that is about a company.
 */
export interface HistoryReader extends Pick<Actor, 'type' | 'companyId'> {
  /** Who it is, where the reader is to see what concerns themselves. */
  userId?: string;
  scope?: (column: string) => RawBuilder<boolean>;
}

/** Who is told the changes of a kind of record: in its history, and in what somebody did (SECURITY 35, 37). */
export interface HistoryRule {
  /** Any one of them lets read; those that the route of the history asks for. */
  permissions: readonly string[];
  /** The fields that this reader is not told. */
  hidden?(reader: Pick<Actor, 'type' | 'permissions'>): readonly string[];
}

/** By the kind of record (`user`): who is told its changes. Of a kind that is not in it nobody is, but in its own history. */
export type Histories = ReadonlyMap<string, HistoryRule>;

/** The changes of one record, the newest first, as far as the reader may see them (SECURITY 58). */
export async function historyOf(
  db: Db,
  entity: string,
  id: string,
  page: Place,
  reader: HistoryReader,
  hidden: readonly string[] = [],
): Promise<Page<HistoryEntry>> {
  const query = readBy(db, reader).where('entity', '=', entity).where('entity_id', '=', id);
  const { data, total } = await paginate(query, page);
  return { data: data.map((row) => without(hidden, entryOf(row))), total };
}

/**
 * Everything one user did, the newest first (GET /users/{id}/logs). Of a user who came from elsewhere a company's reader
 * sees only what was done since: not what they did as staff, or for another company. What was changed is told as far as
 * the history of each record tells it to this reader.
 */
export async function historyOfActor(
  { db, histories }: { db: Db; histories: Histories },
  userId: string,
  page: Place,
  reader: HistoryReader & Pick<Actor, 'permissions'>,
): Promise<Page<HistoryEntry & { entity: string; entity_id: string }>> {
  const query = readBy(db, reader).where('user_id', '=', userId).where(actorIsSeen(reader));
  const { data, total } = await paginate(query, page);
  return {
    data: data.map((row) => ({
      ...told(histories.get(row.entity), reader, entryOf(row)),
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
 * What was done to oneself is one's own to know. An entry about companies is of those who see every one of them. One
 * about none is of whoever may read the record, and where records have companies of whoever may know who made it; but
 * one from before entries said what they are about could be about any, so it is the platform's staff's.
 */
function entryIsSeen(reader: HistoryReader): RawBuilder<boolean> {
  const { scope, userId } = reader;
  if (!scope) return sql<boolean>`audit_entries.about = '{}'`;
  return sql<boolean>`(audit_entries.entity = 'user' and audit_entries.entity_id = ${userId ?? ''}
    or audit_entries.hash_version > 1 and (audit_entries.about <> '{}' or ${actorIsSeen(reader)}) and not exists (
      select 1 from unnest(audit_entries.about) as one(company) where (${scope('one.company')}) is not true))`;
}

/** Whether the reader is told who it was: oneself, one's own company and below; the platform's staff never are. */
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

/** The fields that differ; what one side does not have is null there. */
function changesOf(before: Fields, after: Fields): HistoryEntry['changes'] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((field) => canonicalJson(before[field]) !== canonicalJson(after[field]))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}
