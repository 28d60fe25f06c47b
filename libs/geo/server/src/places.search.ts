import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { compactName, compactText } from '@traveldesk/shared-contract';
import { folded, likePattern } from '@traveldesk/shared-server';

/** Typos are tolerated from this length on; in shorter texts nearly everything would match. */
const forgivingFrom = 4;

/** A table with names in three languages, a code and `search`. */
type Place = 'countries' | 'cities';

type Table = Place | 'airports';

/** True when `search` contains the text. */
function has(table: Table, text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.search`)} like ${likePattern(folded(text))}`;
}

/**
 * True when a row matches a picker's text: a name contains it, or a name or an alias begins with it. From four letters on, one of them may
 * also contain it without spaces and signs, or resemble it.
 */
export function matchesPickerText(table: Table, typed: string): RawBuilder<SqlBool> {
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

/** Also tests `compact`, whose index serves the query; it holds names as well as aliases, so `alias_search` decides. */
function isNearlyAlias(table: Table, text: string): RawBuilder<SqlBool> {
  if (text.length < forgivingFrom) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${text} <% ${sql.ref(`${table}.alias_search`)} and ${text} <% ${sql.ref(`${table}.compact`)})`;
}

/** Ranks matches, best first: the code, a whole name, the beginning of a name, of a word, any part, a similar name. */
export function rankOfPlace(table: Place, typed: string): RawBuilder<number> {
  const text = folded(typed);
  return sql<number>`case
    when lower(${sql.ref(`${table}.code`)}) = ${text} then 0
    when ${isNamed(table, typed)} then 1 when ${begins(table, typed)} then 2
    else ${nearness(table, text)} end`;
}

/**
 * Ranks airports, best first: exact code; code of the city; exact name of airport or city; exact name of the country; names that contain
 * the text; beginning of the country's name; similar names.
 */
export function rankOfAirport(typed: string): RawBuilder<number> {
  const text = folded(typed);
  return sql<number>`case
    when lower(airports.iata) = ${text} or lower(airports.icao) = ${text} or ${isFormerCode(typed)} then 0
    when lower(cities.code) = ${text} then 1
    when ${isNamed('airports', typed)} or ${isNamed('cities', typed)} then 2
    when ${isNamed('countries', typed)} then 3
    when ${has('airports', typed)} or ${has('cities', typed)}
      or ${begins('airports', typed)} or ${begins('cities', typed)} then 4
    when ${isInCountry(typed)} then 5
    else 6 end`;
}

/** True when the text is the name of the airport's country, or, from four letters on, begins it. */
export function isInCountry(typed: string): RawBuilder<SqlBool> {
  return compactText(typed).length < forgivingFrom ? isNamed('countries', typed) : begins('countries', typed);
}

/** Ranks airports of equal rank and importance by the closeness of their names; lower is closer. */
export function nearnessOfAirport(typed: string): RawBuilder<number> {
  const text = folded(typed);
  return sql<number>`least(${nearness('airports', text)}, ${nearness('cities', text)})`;
}

/** True when the text is a former code of the airport, or of a closed one whose flights it took over. */
export function isFormerCode(typed: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`airports.id in (
    select airport_id from airport_former_codes where code = ${folded(typed).toUpperCase()})`;
}

/** The order of a list filtered by name: exact names, aliases and codes come first. */
export function exactFirst(table: Table, typed: string | undefined): RawBuilder<number> {
  if (!typed) return sql<number>`0`;
  const former = table === 'airports' ? sql` or ${isFormerCode(typed)}` : sql``;
  return sql<number>`case when ${isNamed(table, typed)}${former} then 0 else 1 end`;
}

/** `search` has one name per line and the codes last. */
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
