import type {
  PropertyJoin,
  PropertySeparation,
  PropertySplit,
  PropertyUndo,
} from '@traveldesk/hotels-contract';
import {
  invalid,
  notFound,
  Problem,
  requireVersion,
  type Actor,
  type ReadTarget,
  type Recorder,
  type Tx,
} from '@traveldesk/shared-server';
import type { MovedLink, PropertyLink } from '../hotels.tables';
import {
  copyOf,
  findDecision,
  insertDecision,
  linksOf,
  moveLinks,
  renewRecords,
  retire,
  revive,
  type HeldLink,
  type NewDecision,
} from './decisions.sql';
import { lockProperties } from './records';
import { mayBeUndone } from './undoable';

/** The transaction, the audit trail and the author of a decision. */
interface Deciding {
  tx: Tx;
  record: Recorder;
  actor: Actor;
}

interface Live {
  id: string;
  name: string;
  version: number;
}

/**
 * Moves all suppliers' ids of another record to this one. Throws a 404; a 412 if one of the two has changed; a 422 at `other_id`
 * if they are one record, or if one supplier sells both, because it knows its own properties.
 */
export async function joinProperties(
  deciding: Deciding,
  target: ReadTarget,
  { other_id: otherId, other_version, reason }: PropertyJoin,
): Promise<Live> {
  const { tx } = deciding;
  const { property, other } = await lockedPair(tx, target, otherId);
  if (other.version !== other_version) throw new Problem(412, 'stale');
  const links = moved(await linksOf(tx, [otherId]));
  if (shareSupplier(await linksOf(tx, [property.id]), links))
    throw invalid({ other_id: 'property_join_same_supplier' });
  const [first] = links;
  if (!first) throw notFound();
  await moveLinks(tx, links, property.id);
  await retire(tx, otherId, first);
  await decide(deciding, { action: 'join_properties', kind: 'join', property, otherId, links, reason });
  return property;
}

/**
 * Gives the ids of some suppliers a record of their own. Throws a 404, a 412, or a 422 at `supplier_ids` for a supplier that the record does
 * not have, or if no supplier would be left.
 */
export async function splitProperty(
  deciding: Deciding,
  target: ReadTarget,
  { supplier_ids: supplierIds, reason }: PropertySplit,
): Promise<Live> {
  const { tx } = deciding;
  const property = await lockedRecord(tx, target);
  const all = await linksOf(tx, [property.id]);
  const links = moved(all.filter((link) => supplierIds.includes(link.supplier_id)));
  if (links.length < new Set(supplierIds).size) throw invalid({ supplier_ids: 'property_split_unknown' });
  if (links.length === all.length) throw invalid({ supplier_ids: 'property_split_all' });
  const otherId = await copyOf(tx, property.id);
  await moveLinks(tx, links, otherId);
  await decide(deciding, { action: 'split_property', kind: 'split', property, otherId, links, reason });
  return property;
}

/** Notes that two records are different hotels. Throws a 404, a 412, or a 422 at `other_id`. */
export async function keepApart(
  deciding: Deciding,
  target: ReadTarget,
  { other_id: otherId, reason }: PropertySeparation,
): Promise<Live> {
  const { property } = await lockedPair(deciding.tx, target, otherId);
  await decide(deciding, {
    action: 'keep_properties_apart',
    kind: 'keep_apart',
    property,
    otherId,
    links: [],
    reason,
  });
  return property;
}

/** Undoes a decision. Throws a 404, a 412, or a 422 if what it moved has been moved again, or it is undone already. */
export async function undoDecision(
  deciding: Deciding,
  target: ReadTarget,
  { decision_id: decisionId, reason }: PropertyUndo,
): Promise<Live> {
  const { tx } = deciding;
  const property = await lockedRecord(tx, target);
  const decision = await findDecision(tx, decisionId, property.id);
  if (!decision) throw notFound();
  if (!(await mayBeUndone(tx, decision))) throw new Problem(422, 'property_undo_late');
  const { kind, property_id: propertyId, other_id: otherId, links } = decision;
  const [first] = links;
  if (kind === 'join' && first) {
    await revive(tx, otherId);
    await moveLinks(tx, links, otherId, 'back');
  }
  if (kind === 'split' && first) {
    await moveLinks(tx, links, propertyId, 'back');
    await retire(tx, otherId, first);
  }
  await decide(deciding, {
    action: 'undo_property_decision',
    kind: 'undo',
    property: { ...property, id: propertyId },
    otherId,
    links,
    reason,
    undoes: decisionId,
  });
  return property;
}

async function decide(
  { tx, record, actor }: Deciding,
  { action, property, ...decision }: Omit<NewDecision, 'propertyId'> & { action: string; property: Live },
): Promise<void> {
  const { otherId, links, reason } = decision;
  await insertDecision(tx, actor, { ...decision, propertyId: property.id });
  // The other record first, because this one may be closed because of it.
  await renewRecords(tx, [otherId]);
  await renewRecords(tx, [property.id]);
  const after = {
    other: otherId,
    suppliers: links.map(({ supplier_id, ref }) => `${supplier_id} ${ref}`),
    reason,
  };
  record({ entity: 'hotel_property', id: property.id, action, after });
}

async function lockedPair(
  tx: Tx,
  target: ReadTarget,
  otherId: string,
): Promise<{ property: Live; other: Live }> {
  const property = await lockedRecord(tx, target);
  if (property.id === otherId) throw invalid({ other_id: 'property_itself' });
  const other = await liveRecord(tx, otherId);
  if (!other) throw invalid({ other_id: 'property_gone' });
  return { property, other };
}

/** Returns the record after waiting for other decisions. Throws a 404, or a 412 if it has changed. */
async function lockedRecord(tx: Tx, { id, seen }: ReadTarget): Promise<Live> {
  await lockProperties(tx);
  const row = await tx
    .selectFrom('hotel_properties')
    .select(['id', 'name', 'version', 'found_by_ref'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  requireVersion(seen, row.version);
  if (row.found_by_ref !== null) throw notFound();
  return row;
}

async function liveRecord(tx: Tx, id: string): Promise<Live | undefined> {
  return tx
    .selectFrom('hotel_properties')
    .select(['id', 'name', 'version'])
    .where('id', '=', id)
    .where('found_by_ref', 'is', null)
    .executeTakeFirst();
}

function moved(links: readonly HeldLink[]): MovedLink[] {
  return links.map(({ supplier_id, ref, since }) => ({ supplier_id, ref, since }));
}

function shareSupplier(ours: readonly PropertyLink[], theirs: readonly PropertyLink[]): boolean {
  const suppliers = new Set(ours.map((link) => link.supplier_id));
  return theirs.some((link) => suppliers.has(link.supplier_id));
}
