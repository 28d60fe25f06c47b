import { sql, type Selectable } from 'kysely';
import type { Markup, MarkupInput, MarkupQuery } from '@traveldesk/markups-contract';
import type { Language, Page } from '@traveldesk/shared-contract';
import {
  allRows,
  folded,
  isoOf,
  likePattern,
  newId,
  orderOf,
  pagesOf,
  type Db,
  type Tx,
} from '@traveldesk/shared-server';
import type { MarkupsTable } from './markups.table';

const columns = [
  'id',
  'name_en',
  'name_fr',
  'name_ar',
  'code',
  'version',
  'created_at',
  'updated_at',
] as const;

type Filters = Omit<MarkupQuery, 'page' | 'per_page'>;

const pageOf = pagesOf(listed);

/** One page of what the filters leave, by the name in `language` unless the query says otherwise. */
export async function findMarkups(db: Db, query: MarkupQuery, language: Language): Promise<Page<Markup>> {
  const { data, total } = await pageOf(db, query, language);
  return { data: data.map(markupOf), total };
}

/** All that the filters leave, in the order of the list. */
export async function* allMarkups(db: Db, query: Filters, language: Language): AsyncGenerator<Markup> {
  for await (const row of allRows(listed(db, query, language), 'markups.id')) yield markupOf(row);
}

function listed(db: Db, query: Filters, language: Language) {
  const { name, code } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  return db
    .selectFrom('markups')
    .select(columns)
    .$if(!!name, (found) => found.where('search', 'like', likePattern(folded(name ?? ''))))
    .$if(!!code, (found) => found.where('code', '^@', code ?? ''))
    .orderBy(column === 'name' ? `sort_${language}` : column, direction)
    .orderBy('id');
}

/** The record, or undefined. */
export async function findMarkup(db: Db, id: string): Promise<Markup | undefined> {
  const row = await db.selectFrom('markups').select(columns).where('id', '=', id).executeTakeFirst();
  return row && markupOf(row);
}

/** The record, or undefined; nobody else can change or refer to it until the transaction ends. */
export async function lockMarkup(tx: Tx, id: string): Promise<Markup | undefined> {
  const row = await tx
    .selectFrom('markups')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row && markupOf(row);
}

/** Breaks `markups_code_unique` when another one has the code. */
export async function insertMarkup(tx: Tx, input: MarkupInput): Promise<Markup> {
  const row = { id: newId(), ...rowOf(input) };
  return markupOf(await tx.insertInto('markups').values(row).returning(columns).executeTakeFirstOrThrow());
}

/** Breaks `markups_code_unique` when another one has the code. */
export async function replaceMarkup(tx: Tx, id: string, input: MarkupInput): Promise<Markup> {
  const row = await tx
    .updateTable('markups')
    .set({ ...rowOf(input), version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return markupOf(row);
}

export async function removeMarkup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('markups').where('id', '=', id).execute();
}

function markupOf(row: Pick<Selectable<MarkupsTable>, (typeof columns)[number]>): Markup {
  const {
    name_en: en,
    name_fr: fr,
    name_ar: ar,
    created_at: createdAt,
    updated_at: updatedAt,
    ...rest
  } = row;
  return {
    ...rest,
    name: { en, fr, ar },
    created_at: isoOf(createdAt),
    updated_at: isoOf(updatedAt),
  };
}

function rowOf({ name: { en, fr, ar }, ...rest }: MarkupInput) {
  return {
    ...rest,
    name_en: en,
    name_fr: fr,
    name_ar: ar,
    sort_en: folded(en),
    sort_fr: folded(fr),
    sort_ar: folded(ar),
  };
}
