import type { Db, Tx } from '@traveldesk/shared-server';
import type { PropertyLink } from '../hotels.tables';
import { linksOf, type DecisionRow } from './decisions.sql';

type Undone = Pick<DecisionRow, 'kind' | 'undone' | 'property_id' | 'other_id' | 'links'>;

/** Whether a decision can be undone: nothing that it moved has moved since, and both records can take it back. */
export async function mayBeUndone(db: Db | Tx, decision: Undone): Promise<boolean> {
  const { kind, undone, property_id: propertyId, other_id: otherId, links: moved } = decision;
  if (kind === 'undo' || undone) return false;
  if (kind === 'keep_apart') return true;
  const held = await linksOf(db, [propertyId, otherId]);
  const ours = held.filter((link) => link.property_id === propertyId);
  const theirs = held.filter((link) => link.property_id === otherId);
  const hasMoved = (links: readonly PropertyLink[]) =>
    moved.every(({ supplier_id, ref }) =>
      links.some((link) => link.supplier_id === supplier_id && link.ref === ref),
    );
  // A join must leave the record at least one supplier.
  if (kind === 'join') return theirs.length === 0 && hasMoved(ours) && ours.length > moved.length;
  const sellers = new Set(ours.map((link) => link.supplier_id));
  return (
    ours.length > 0 &&
    theirs.length === moved.length &&
    hasMoved(theirs) &&
    moved.every(({ supplier_id }) => !sellers.has(supplier_id))
  );
}
