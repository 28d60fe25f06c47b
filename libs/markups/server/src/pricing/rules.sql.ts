import { sql } from 'kysely';
import type { RuleInForce } from '@traveldesk/markups-contract/engine';
import { isoOf, type Db } from '@traveldesk/shared-server';
import { ruleIn, type KeptRule } from '../versions/kept-rule';
import '../markups.tables';

/** A state of all rules: everything published up to a revision, seen at an instant. */
export interface StateOfRules {
  revision: number;
  at: Date;
}

/** Returns the active rules of a state. For each rule, the version published last among those already effective applies (ADR 79). */
export async function rulesInForce(db: Db, { revision, at }: StateOfRules): Promise<RuleInForce[]> {
  const { rows } = await sql<{ id: string; number: number; content: KeptRule; created_at: Date }>`
    select markups.id, version.number, version.content, markups.created_at
    from markups cross join lateral (
      select number, content from markup_versions
      where rule_id = markups.id and revision <= ${revision} and effective_at <= ${at}
      order by markup_versions.revision desc limit 1
    ) as version
    where (deleted_revision is null or deleted_revision > ${revision}) and version.content ->> 'status' = 'active'
    order by markups.id`.execute(db);
  return rows.map(({ id, number, content, created_at: createdAt }) => ({
    ...ruleIn(content),
    id,
    version: number,
    created_at: isoOf(createdAt),
  }));
}

/** Returns the instants between which the rules of a revision are the same as at `at`, the end excluded. */
export async function windowOf(
  db: Db,
  { revision, at }: StateOfRules,
): Promise<{ from: Date | null; until: Date | null }> {
  const { rows } = await sql<{ from: Date | null; until: Date | null }>`
    select
      (select max(effective_at) from markup_versions where revision <= ${revision} and effective_at <= ${at}) as from,
      (select min(effective_at) from markup_versions where revision <= ${revision} and effective_at > ${at}) as until
    `.execute(db);
  return rows[0] ?? { from: null, until: null };
}

/** Returns all countries of each zone at a revision, those of nested zones included. */
export async function zonesAt(db: Db, revision: number): Promise<Map<string, ReadonlySet<string>>> {
  const rows = await db
    .selectFrom('markup_zone_versions')
    .distinctOn('zone_id')
    .select(['zone_id', 'countries', 'zones', 'deleted'])
    .where('revision', '<=', revision)
    .orderBy('zone_id')
    .orderBy('revision', 'desc')
    .execute();
  const zones = new Map(rows.filter(({ deleted }) => !deleted).map((row) => [row.zone_id, row]));
  const all = new Map<string, ReadonlySet<string>>();
  for (const id of zones.keys()) all.set(id, countriesOf(id, zones, new Set()));
  return all;
}

type Zones = ReadonlyMap<string, { countries: string[]; zones: string[] }>;

/** `passed` holds visited zones and guards against cycles, which validation already refuses. */
function countriesOf(id: string, zones: Zones, passed: Set<string>): Set<string> {
  const zone = zones.get(id);
  if (!zone || passed.has(id)) return new Set();
  passed.add(id);
  const below = zone.zones.flatMap((member) => [...countriesOf(member, zones, passed)]);
  return new Set([...zone.countries, ...below]);
}
