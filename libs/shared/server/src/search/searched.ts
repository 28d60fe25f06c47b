import { sql, type RawBuilder } from 'kysely';
import { compactText, folded, searchLines, searchVersion } from '@traveldesk/shared-contract';
import type { Db } from '../database';
import { likePattern } from '../lists/list';

/**
 * A table that is searched by text. Its column `compact` has the result of `searchLines` (docs/adr/0109), or null in rows written without
 * it. The table has a key `id`.
 */
export interface Searched<Row extends object = never> {
  table: string;
  /** The column with the folded texts; it is searched too until `compact` is filled. */
  folded: RawBuilder<unknown>;
  /** The columns that `texts` needs, as a select list. */
  read: RawBuilder<unknown>;
  texts(row: Row): readonly (string | null)[];
  /** The texts of further columns with search lines, each for a filter of its own. A column without texts is null. */
  columns?: Readonly<Record<string, (row: Row) => readonly (string | null)[]>>;
}

export function compactOf<Row extends object>(searched: Searched<Row>, row: Row): string {
  return searchLines(searched.texts(row));
}

/** Returns all columns with search lines of a row: `compact` and `columns`. */
export function searchColumnsOf<Row extends object>(
  searched: Searched<Row>,
  row: Row,
): Record<string, string | null> {
  const further = Object.entries(searched.columns ?? {}).map(([column, textsOf]) => {
    const texts = textsOf(row).filter((text) => text !== null);
    return [column, texts.length > 0 ? searchLines(texts) : null];
  });
  return { compact: compactOf(searched, row), ...Object.fromEntries(further) };
}

/** Returns the lines of `compact` by row id: all texts that find a row, in the form of `compactText`. */
export async function compactLinesOf(
  db: Db,
  { table }: Pick<Searched, 'table'>,
  rows: readonly { id: string }[],
): Promise<Map<string, string[]>> {
  const ids = rows.map(({ id }) => id);
  const { rows: found } = await sql<{ id: string; compact: string | null }>`
    select id, compact from ${sql.table(table)} where id = any(${ids}::uuid[])`.execute(db);
  return new Map(found.map(({ id, compact }) => [id, (compact ?? '').split('\n').filter(Boolean)]));
}

/** Shorter texts match as typed, or at the start of a line: without spaces they would match across words. */
export const compactFrom = 4;

/** Whether one of a row's texts contains the typed text. */
export function isFoundBy(searched: Searched, typed: string): RawBuilder<boolean> {
  const text = compactText(typed);
  const byFolded = sql<boolean>`${searched.folded} like ${likePattern(folded(typed))}`;
  if (text.length < 2) return byFolded;
  if (text.length < compactFrom) {
    return sql<boolean>`(${byFolded} or ${compactColumn(searched)} like ${likePattern(`\n${text}`)})`;
  }
  return eitherFolding(searched, {
    compact: sql`${compactColumn(searched)} like ${likePattern(text)}`,
    folded: byFolded,
  });
}

/** Returns a condition on `compact`, with a fallback for rows whose `compact` is not up to date. */
export function eitherFolding(
  searched: Searched,
  condition: { compact: RawBuilder<unknown>; folded: RawBuilder<unknown> },
): RawBuilder<boolean> {
  const compact = compactColumn(searched);
  return sql<boolean>`(${condition.compact}
    or (${condition.folded} and (${compact} is null or ${isUnfilled(searched.table)})))`;
}

/** Evaluated once per statement, not for each row. */
function isUnfilled(table: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from search_fillings where table_name = ${sql.lit(table)} and version <> ${sql.lit(searchVersion)})`;
}

function compactColumn({ table }: Searched): RawBuilder<unknown> {
  return sql.ref(`${table}.compact`);
}
