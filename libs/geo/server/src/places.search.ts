import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { compactName, compactText } from '@traveldesk/shared-contract';
import { folded, likePattern } from '@traveldesk/shared-server';

/** From this many letters on a slip of the keyboard is forgiven; in a shorter word it would find nearly everything. */
const forgivingFrom = 4;

/** A table whose rows have a name in three languages, a code and `search`. */
type Place = 'countries' | 'cities';

type Table = Place | 'airports';

/** Whether a row's `search` has the text anywhere. */
function has(table: Table, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.search`)} like ${likePattern(folded(text))}`;
}

/**
 * Whether a row matches the text of a picker: a name contains it, or a name or an alias begins with it. From four letters on, one of
 * them may also contain it without blanks and signs, or resemble it.
 */
export function fits(table: Table, typed: string): RawBuilder<SqlBool> {
  const text = folded(typed);
  const exactly = sql`${has(table, typed)} or ${begins(table, typed)}`;
  if (text.length < forgivingFrom) return sql<SqlBool>`(${exactly})`;
  const compact = compactText(typed);
  const anywhere =
    compact.length < forgivingFrom
      ? sql``
      : sql` or ${sql.ref(`${table}.compact`)} like ${likePattern(compact)}`;
  const nearly = sql`${text} <% ${sql.ref(`${table}.search`)}`;
  return sql<SqlBool>`(${exactly}${anywhere} or ${nearly} or ${isNearlyAlias(table, compactName(typed))})`;
}

/** The index is that of `compact`, which has the names beside the aliases: without blanks these would be nearly too much. */
function isNearlyAlias(table: Table, text: string): RawBuilder<SqlBool> {
  if (text.length < forgivingFrom) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${text} <% ${sql.ref(`${table}.alias_search`)} and ${text} <% ${sql.ref(`${table}.compact`)})`;
}

/** The better a place fits, the smaller: its code, a whole name, the beginning of one, of a word in one, any part, nearly. */
export function rankOfPlace(table: Place, typed: string): RawBuilder<number> {
  const text = folded(typed);
  return sql<number>`case
    when lower(${sql.ref(`${table}.code`)}) = ${text} then 0
    when ${isNamed(table, typed)} then 1 when ${begins(table, typed)} then 2
    else ${nearness(table, text)} end`;
}

/**
 * What is meant comes first: the airport with just that code, those of the city with it, those that are called just
 * that or whose city is, those of a country that is called just that, then all that have it, those of a country that begins so, and
 * what is only nearly it at the end.
 */
export function rankOfAirport(typed: string): RawBuilder<number> {
  const text = folded(typed);
  return sql<number>`case
    when lower(airports.iata) = ${text} or lower(airports.icao) = ${text} or ${hadCode(typed)} then 0
    when lower(cities.code) = ${text} then 1
    when ${isNamed('airports', typed)} or ${isNamed('cities', typed)} then 2
    when ${isNamed('countries', typed)} then 3
    when ${has('airports', typed)} or ${has('cities', typed)}
      or ${begins('airports', typed)} or ${begins('cities', typed)} then 4
    when ${isInCountry(typed)} then 5
    else 6 end`;
}

/** Whether the country of an airport is called so; from four letters on also whether its name begins so. */
export function isInCountry(typed: string): RawBuilder<SqlBool> {
  return compactText(typed).length < forgivingFrom ? isNamed('countries', typed) : begins('countries', typed);
}

/** Among airports of one rank and one importance: the smaller, the nearer what is typed. */
export function nearnessOfAirport(typed: string): RawBuilder<number> {
  const text = folded(typed);
  return sql<number>`least(${nearness('airports', text)}, ${nearness('cities', text)})`;
}

/** Whether the text is a former code of an airport, or of a closed one whose flights it took over. */
export function hadCode(typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`airports.id in (
    select airport_id from airport_former_codes where code = ${folded(typed).toUpperCase()})`;
}

/** The order of a list that is filtered by a name: what is called just that, by a name, an alias or a code, before the rest. */
export function exactFirst(table: Table, typed: string | undefined): RawBuilder<number> {
  if (!typed) return sql<number>`0`;
  const former = table === 'airports' ? sql` or ${hadCode(typed)}` : sql``;
  return sql<number>`case when ${isNamed(table, typed)}${former} then 0 else 1 end`;
}

/** `search` has each name on a line of its own, the codes on the last. */
function nearness(table: Table, text: string): RawBuilder<number> {
  const names = sql.ref(`${table}.search`);
  return sql<number>`case
    when starts_with(${names}, ${text}) or strpos(${names}, chr(10) || ${text}) > 0 then 2
    when strpos(${names}, ${` ${text}`}) > 0 then 3
    when strpos(${names}, ${text}) > 0 then 4
    else 5 end`;
}

function isNamed(table: Table, typed: string): RawBuilder<SqlBool> {
  return lineLike(table, compactText(typed), '\n');
}

function begins(table: Table, typed: string): RawBuilder<SqlBool> {
  return lineLike(table, compactText(typed), '');
}

function lineLike(table: Table, text: string, end: string): RawBuilder<SqlBool> {
  if (text === '') return sql<SqlBool>`false`;
  return sql<SqlBool>`${sql.ref(`${table}.compact`)} like ${likePattern(`\n${text}${end}`)}`;
}
