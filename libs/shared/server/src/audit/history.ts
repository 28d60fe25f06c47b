import type { HistoryEntry, Page } from '@traveldesk/shared-contract';
import type { Selectable } from 'kysely';
import type { Db } from '../database';
import { paginate } from '../list';
import { canonicalJson } from './canonical';
import type { AuditEntriesTable } from './tables';

interface PageOfHistory {
  page: number;
  per_page: number;
}

/** The changes of one record, the newest first. */
export async function historyOf(
  db: Db,
  entity: string,
  id: string,
  page: PageOfHistory,
): Promise<Page<HistoryEntry>> {
  const query = db
    .selectFrom('audit_entries')
    .selectAll()
    .where('entity', '=', entity)
    .where('entity_id', '=', id)
    .orderBy('id', 'desc');
  return entriesOf(await paginate(query, page));
}

/** Everything one user did, the newest first (GET /users/{id}/logs). */
export async function historyOfActor(
  db: Db,
  userId: string,
  page: PageOfHistory,
): Promise<Page<HistoryEntry & { entity: string; entity_id: string }>> {
  const query = db
    .selectFrom('audit_entries')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc');
  const { data, total } = await paginate(query, page);
  return {
    data: data.map((row) => ({ ...entryOf(row), entity: row.entity, entity_id: row.entity_id })),
    total,
  };
}

function entriesOf({ data, total }: Page<Selectable<AuditEntriesTable>>): Page<HistoryEntry> {
  return { data: data.map(entryOf), total };
}

function entryOf(row: Selectable<AuditEntriesTable>): HistoryEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action,
    actor: row.user_id === null ? null : { id: row.user_id, name: row.user_name ?? '' },
    address: row.address,
    request_id: row.request_id,
    changes: changesOf(fieldsOf(row.before), fieldsOf(row.after)),
  };
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
