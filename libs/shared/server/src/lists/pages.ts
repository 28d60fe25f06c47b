import type { Language, Page } from '@traveldesk/shared-contract';
import type { CompiledQuery, SelectQueryBuilder } from 'kysely';
import type { Database, Db } from '../database';
import { pageOf, statementsOf, type Counted } from './list';
import type { PageNumber } from './page-query';

/** Maximum cached pages per list; the oldest is removed first. */
const maxPages = 100;

type Listed<Filters, Table extends keyof Database, Row> = (
  db: Db,
  query: Filters,
  language: Language,
) => SelectQueryBuilder<Database, Table, Row>;

interface Statements<Row> {
  rows: CompiledQuery<Counted<Row>>;
  count: CompiledQuery<{ total: number }>;
}

/**
 * Like `paginate`, for a list whose query depends only on its filters and the language: the statements of a page are compiled once and
 * reused, because compiling costs more than sending them.
 */
export function preparedPages<Filters, Table extends keyof Database, Row>(
  listed: Listed<Filters, Table, Row>,
): (db: Db, query: Filters & PageNumber, language: Language) => Promise<Page<Row>> {
  const made = new WeakMap<Db, Map<string, Statements<Row>>>();
  const statements = (db: Db, query: Filters & PageNumber, language: Language): Statements<Row> => {
    const pages = made.get(db) ?? new Map<string, Statements<Row>>();
    made.set(db, pages);
    const key = JSON.stringify([language, query]);
    const known = pages.get(key);
    if (known) return known;
    const { rows, count } = statementsOf(listed(db, query, language), query);
    const compiled = { rows: rows.compile() as CompiledQuery<Counted<Row>>, count: count.compile() };
    const [oldest] = pages.keys();
    if (pages.size >= maxPages && oldest !== undefined) pages.delete(oldest);
    pages.set(key, compiled);
    return compiled;
  };
  return async (db, query, language) => {
    const { rows, count } = statements(db, query, language);
    const { rows: found } = await db.executeQuery(rows);
    return pageOf(found, query, async () => (await db.executeQuery(count)).rows[0]?.total ?? 0);
  };
}
