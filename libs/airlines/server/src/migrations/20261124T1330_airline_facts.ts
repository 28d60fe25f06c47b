import { sql, type Kysely } from 'kysely';
import { folded, ownNameColumns } from '@traveldesk/shared-server';
import {
  accountingCodes,
  arabicNames,
  frenchNames,
  replacedAirlines,
  stoppedFlying,
} from './airline-facts.data';
import { airlines } from './airlines.data';

/**
 * Adds names in French and Arabic, marks airlines that stopped flying, and corrects reassigned and missing codes. Records that staff have
 * saved stay unchanged, except that missing accounting codes are filled in.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table airlines drop column search`.execute(db);
  await sql`
    alter table airlines add column name_fr text, add column name_ar text,
      add column sort_names text not null default '',
      add column search text not null generated always as
        (sort_name || chr(10) || lower(iata) || chr(10) || coalesce(lower(icao), '') || chr(10) || sort_names) stored`.execute(
    db,
  );
  await sql`create index airlines_search on airlines using gin (search gin_trgm_ops)`.execute(db);
  await replace(db);
  const rows = airlines.map(([iata, , name = '']) => {
    const [fr, ar] = [frenchNames.get(iata) ?? null, arabicNames.get(iata) ?? null];
    return {
      iata,
      fr,
      ar,
      sort: ownNameColumns({ name, name_fr: fr, name_ar: ar }).sort_names,
      code: accountingCodes[iata],
      stopped: stoppedFlying.includes(iata),
    };
  });
  const changed = rows.filter(({ fr, ar, code, stopped }) => fr ?? ar ?? code ?? stopped);
  await sql`
    update airlines set name_fr = facts.fr, name_ar = facts.ar, sort_names = facts.sort,
      accounting_code = coalesce(accounting_code, facts.code),
      status = case when facts.stopped and version = 1 then 'inactive' else status end,
      version = version + 1, updated_at = now()
    from json_to_recordset(${JSON.stringify(changed)}::json)
      as facts (iata text, fr text, ar text, sort text, code text, stopped boolean)
    where airlines.iata = facts.iata`.execute(db);
}

async function replace(db: Kysely<never>): Promise<void> {
  for (const [iata, icao, name, country] of replacedAirlines) {
    const before = airlines.find(([designator]) => designator === iata);
    await sql`
      update airlines set icao = ${icao}, name = ${name}, sort_name = ${folded(name)},
        country_id = (select id from countries where code = ${country}), version = version + 1, updated_at = now()
      where iata = ${iata} and icao = ${before?.[1]} and name = ${before?.[2]}
        and not exists (select from airlines where icao = ${icao} and iata <> ${iata})`.execute(db);
  }
}
