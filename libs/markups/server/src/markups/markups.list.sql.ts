import { sql, type RawBuilder } from 'kysely';
import { markupStates, type MarkupQuery } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { inChunks, isFoundBy, orderOf, preparedPages, type Db } from '@traveldesk/shared-server';
import { searchedMarkups } from '../markups.searched';
import { stateRank } from './markup.state';
import { shownRules } from './markups.sql';

export type Filters = Omit<MarkupQuery, 'page' | 'per_page'>;

/** Returns one page of the filtered rules, sorted by name by default. */
export const findMarkups = preparedPages((db: Db, query: MarkupQuery, _language: Language) =>
  listed(db, query),
);

/** Yields all filtered rules in list order, read in chunks of a few hundred rows. */
export async function* allMarkups<Row extends { id: string }>(
  db: Db,
  query: Filters,
  read: (rows: readonly Awaited<ReturnType<typeof rowsOf>>[number][]) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  const found = await listed(db, query).clearSelect().select('markups.id').execute();
  yield* inChunks(
    found.map(({ id }) => id),
    async (ids) => {
      const rows = new Map((await read(await rowsOf(db, ids))).map((row) => [row.id, row]));
      return ids.flatMap((id) => rows.get(id) ?? []);
    },
  );
}

const rowsOf = (db: Db, ids: readonly string[]) => shownRules(db).where('markups.id', 'in', ids).execute();

function listed(db: Db, query: Filters) {
  const {
    name,
    company_id: company,
    supplier_id: supplier,
    airline,
    airport,
    status,
    currency,
    product,
    kind,
    layer,
  } = query;
  const { column, direction } = orderOf(query.sort ?? 'name');
  return shownRules(db)
    .$if(!!name, (found) => found.where(isFoundBy(searchedMarkups, name ?? '')))
    .$if(!!company, (found) => found.where(isAboutCompany(company ?? '')))
    .$if(!!supplier, (found) => found.where(sql<boolean>`${supplier} = any(markups.suppliers)`))
    .$if(!!airline, (found) => found.where(sql<boolean>`${airline} = any(markups.airlines)`))
    .$if(!!airport, (found) => found.where(namesAirport(airport ?? '')))
    .$if(!!status, (found) => found.where(stateRank, '=', markupStates.indexOf(status ?? 'active')))
    .$if(!!currency, (found) => found.where('markups.currency', '^@', currency ?? ''))
    .$if(!!product, (found) => found.where('markups.product', 'in', [product ?? 'flight', 'both']))
    .$if(!!kind, (found) => found.where('markups.kind', '=', kind ?? 'markup'))
    .$if(!!layer, (found) => found.where('markups.layer', '=', layer ?? 'platform'))
    .orderBy(orders[column] ?? sql.ref(`markups.${column}`), direction)
    .orderBy('markups.id');
}

const orders: Partial<Record<string, RawBuilder<unknown>>> = {
  name: sql.ref('markups.sort_name'),
  state: stateRank,
};

/** Matches rules whose shown version names the airport as an origin or a destination. */
function namesAirport(code: string): RawBuilder<boolean> {
  const place = JSON.stringify([{ kind: 'airport', code }]);
  return sql<boolean>`(markup_versions.content -> 'origins' @> ${place}::jsonb
    or markup_versions.content -> 'destinations' @> ${place}::jsonb)`;
}

/** Matches rules that can price the company's bookings, judged only by payer conditions, and rules that the company owns. */
function isAboutCompany(id: string): RawBuilder<boolean> {
  const above = (own: RawBuilder<unknown>) =>
    sql`select ancestor_id from company_tree where descendant_id = ${id} and ${own}`;
  const named = sql`cardinality(markups.companies) + cardinality(markups.companies_below)`;
  return sql<boolean>`exists (select from companies where companies.id = ${id}) and (
    markups.owner_id = ${id} or (
      (markups.owner_id is null or markups.owner_id in (${above(sql`depth > 0`)}))
      and (markups.company_type is null
        or markups.company_type = (select type from companies where companies.id = ${id}))
      and (${named} = 0 or ${id} = any(markups.companies)
        or markups.companies_below && array(${above(sql`true`)}))))`;
}
