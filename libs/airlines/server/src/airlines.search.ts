import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { airlineCode } from '@traveldesk/airlines-contract';
import { compactText } from '@traveldesk/shared-contract';
import { folded, isFoundBy, likePattern } from '@traveldesk/shared-server';
import { searchedAirlines } from './airlines.searched';

/** From this many letters on a slip of the keyboard is forgiven; in a shorter word it would find nearly everything. */
const forgivingFrom = 4;

/**
 * How much of what is typed a word must have. The index knows the operator's own limit of 0.6 alone, which one wrong letter in
 * eight falls below; the world has a thousand airlines, and to look at each takes about a millisecond.
 */
const nearEnough = 0.5;

/** Whether an airline fits what somebody types into a picker: its name or a code has it, or nearly has it. */
export function airlineMatches(typed: string): RawBuilder<SqlBool> {
  const text = folded(typed);
  const contains = isFoundBy(searchedAirlines, typed);
  const nearly = sql<SqlBool>`word_similarity(${text}, airlines.search) >= ${nearEnough}`;
  const accounting = sql<SqlBool>`airlines.accounting_code = ${airlineCode(typed)}`;
  return text.length < forgivingFrom
    ? sql<SqlBool>`(${contains} or ${accounting})`
    : sql<SqlBool>`(${contains} or ${nearly})`;
}

/** The better an airline fits, the smaller: its IATA code, another code, the beginning of its name, of a word in it, the rest. */
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
