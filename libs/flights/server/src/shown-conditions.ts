import { hasFee, type Condition, type Conditions, type Slice } from '@traveldesk/flights-contract';

/**
 * Returns conditions as a reader may see them. Without net prices, only the existence of a supplier's fee is shown: from the amount of a
 * refund a reader could otherwise compute the net price (TRAVEL-RULES 30).
 */
export function conditionsFor<Kept extends Conditions | null>(conditions: Kept, withNet: boolean): Kept {
  if (withNet || conditions === null) return conditions;
  const shown = ({ state, ...of }: Condition): Condition => ({ state, fee: hasFee(of) });
  return { ...conditions, change: shown(conditions.change), refund: shown(conditions.refund) };
}

/** Returns trips as a reader may see them. */
export function slicesFor(slices: readonly Slice[], withNet: boolean): Slice[] {
  return slices.map((slice) => ({ ...slice, conditions: conditionsFor(slice.conditions, withNet) }));
}
