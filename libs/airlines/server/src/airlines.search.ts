import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { airlineCode } from '@traveldesk/airlines-contract';
import { compactText } from '@traveldesk/shared-contract';
import { folded, isFoundBy, likePattern } from '@traveldesk/shared-server';
import { searchedAirlines } from './airlines.searched';

/** Typos are tolerated from this length on; in shorter texts nearly everything would match. */
const forgivingFrom = 4;

/**
 * Minimum word similarity. One wrong letter in eight falls below 0.6, the only limit that the index supports; so all of the about thousand
 * airlines are compared, which takes about a millisecond.
 */
const nearEnough = 0.5;

/** True when a name or code contains the typed text, or nearly does. */
export function airlineMatches(typed: string): RawBuilder<SqlBool> {
  const text = folded(typed);
  const contains = isFoundBy(searchedAirlines, typed);
  const nearly = sql<SqlBool>`word_similarity(${text}, airlines.search) >= ${nearEnough}`;
  const accounting = sql<SqlBool>`airlines.accounting_code = ${airlineCode(typed)}`;
  return text.length < forgivingFrom
    ? sql<SqlBool>`(${contains} or ${accounting})`
    : sql<SqlBool>`(${contains} or ${nearly})`;
}

/** Ranks matches, best first: IATA code, another code, beginning of a name, beginning of a word, other matches. */
export function airlineRank(typed: string): RawBuilder<number> {
  const text = folded(typed);
  const code = airlineCode(typed);
  return sql<number>`case
    when airlines.iata = ${code} then 0
    when airlines.icao = ${code} or airlines.accounting_code = ${code} then 1
    when starts_with(airlines.sort_name, ${text})
      or strpos(chr(10) || airlines.sort_names, chr(10) || ${text}) > 0 then 2
    when airlines.compact like ${likePattern(`\n${compactText(typed)}`)} then 2
    when strpos(airlines.sort_name, ${` ${text}`}) > 0 then 3
    when strpos(airlines.sort_name, ${text}) > 0 then 4
    else 5 end`;
}
