import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { folded, likePattern } from '@traveldesk/shared-server';

/** From this many letters on a slip of the keyboard is forgiven; in a shorter word it would find nearly everything. */
const forgivingFrom = 4;

/** A table whose rows have a name in three languages, a code and `search`. */
type Place = 'countries' | 'cities';

/** Whether a row's `search` has the text anywhere. */
export function has(table: Place | 'airports', text: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(`${table}.search`)} like ${likePattern(folded(text))}`;
}

/** Whether a row fits what somebody types into a picker: its `search` has it, or nearly has it. */
export function fits(table: Place | 'airports', typed: string): RawBuilder<SqlBool> {
  const text = folded(typed);
  if (text.length < forgivingFrom) return has(table, typed);
  return sql<SqlBool>`(${has(table, typed)} or ${text} <% ${sql.ref(`${table}.search`)})`;
}

/** The better a place fits, the smaller: its code, the beginning of a name, of a word in one, any part of one, nearly. */
export function rankOfPlace(table: Place, typed: string): RawBuilder<number> {
  const text = folded(typed);
  const names = sql.ref(`${table}.search`);
  // `search` has each name on a line of its own, the code on the last.
  return sql<number>`case
    when lower(${sql.ref(`${table}.code`)}) = ${text} then 0
    when starts_with(${names}, ${text}) or strpos(${names}, chr(10) || ${text}) > 0 then 1
    when strpos(${names}, ${` ${text}`}) > 0 then 2
    when strpos(${names}, ${text}) > 0 then 3
    else 4 end`;
}

/** The airport with just that code first, then those of the city that fits best. */
export function rankOfAirport(typed: string): RawBuilder<number> {
  const text = folded(typed);
  return sql<number>`case
    when lower(airports.iata) = ${text} then 0
    when lower(airports.icao) = ${text} then 1
    else 2 + least(${rankOfPlace('cities', typed)}, case
      when starts_with(airports.search, ${text}) then 1
      when strpos(airports.search, ${` ${text}`}) > 0 then 2
      when strpos(airports.search, ${text}) > 0 then 3
      else 4 end) end`;
}
