import type { ZoneInput } from '@traveldesk/markups-contract';
import {
  checkVersion,
  invalid,
  lockReference,
  readReference,
  refuseInUse,
  type Actor,
  type Db,
  type Recorder,
  type ReferenceKind,
  type Target,
  type Tx,
} from '@traveldesk/shared-server';
import { takeRevision } from '../versions/revision.sql';
import { auditedZone } from './audited-zone';
import { missingCountries } from './countries.sql';
import {
  findZone,
  insertZone,
  isWithin,
  keepZone,
  lockZones,
  removeZone,
  replaceZone,
  type ZoneRow,
} from './zones.sql';

/** Finds and locks zones for the shared reference functions. */
export const zoneKind: Pick<ReferenceKind<ZoneRow>, 'entity' | 'find' | 'lock'> = {
  entity: 'markup_zone',
  find: findZone,
  lock: async (tx, id) => {
    await lockZones(tx, [id]);
    return findZone(tx, id);
  },
};

/** Throws a 404 when the zone does not exist. */
export function readZone(db: Db | Tx, id: string): Promise<ZoneRow> {
  return readReference(zoneKind, db, id);
}

/** Throws a 422 at `countries` or `zones` for an unknown one. */
export async function createZone(tx: Tx, record: Recorder, _actor: Actor, given: ZoneInput): Promise<string> {
  const input = ordered(given);
  await refuseUnsound(tx, input, await lockZones(tx, input.zones));
  const { revision } = await takeRevision(tx);
  const id = await insertZone(tx, input);
  await keepZone(tx, id, input, { revision });
  record({ entity: 'markup_zone', id, action: 'create', after: await auditedZone(tx, input) });
  return id;
}

/**
 * Changes a zone, and with it later prices of all rules that name it. Throws a 404; a 412; a 422 at `zones` when the zone would contain
 * itself. Cycles are checked after `takeRevision`, whose lock serializes changes of zones: two concurrent valid changes cannot form a
 * cycle.
 */
export async function updateZone(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen, zone }: Target & { zone: ZoneInput },
): Promise<void> {
  const input = ordered(zone);
  const there = await lockZones(tx, [id, ...input.zones]);
  const before = await readZone(tx, id);
  checkVersion(seen, before.version);
  await refuseUnsound(tx, input, there);
  const { revision } = await takeRevision(tx);
  if (await isWithin(tx, id, input.zones)) throw invalid({ zones: 'zone_cycle' });
  await replaceZone(tx, id, input);
  await keepZone(tx, id, input, { revision });
  record({
    entity: 'markup_zone',
    id,
    action: 'update',
    before: await auditedZone(tx, before),
    after: await auditedZone(tx, input),
  });
}

/** Throws a 404; a 412; a 422 with the number of rules and zones that name it. */
export async function deleteZone(
  tx: Tx,
  record: Recorder,
  _actor: Actor,
  { id, seen }: Target,
): Promise<ZoneRow> {
  const zone = await lockReference(zoneKind, tx, { id, seen });
  await refuseInUse(tx, 'markup_zones', id);
  record({ entity: 'markup_zone', id, action: 'delete', before: await auditedZone(tx, zone) });
  const { revision } = await takeRevision(tx);
  await removeZone(tx, id);
  await keepZone(tx, id, zone, { revision, deleted: true });
  return zone;
}

/** Sorts the members, whose order has no meaning. */
function ordered({ name, countries, zones }: ZoneInput): ZoneInput {
  return { name, countries: [...countries].sort(), zones: [...zones].sort() };
}

async function refuseUnsound(
  tx: Tx,
  { countries, zones }: ZoneInput,
  there: ReadonlySet<string>,
): Promise<void> {
  if ((await missingCountries(tx, countries)).length > 0)
    throw invalid({ countries: 'zone_country_unknown' });
  if (zones.some((id) => !there.has(id))) throw invalid({ zones: 'zone_unknown' });
}
