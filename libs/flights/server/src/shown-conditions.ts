import { hasFee, type Condition, type Conditions, type Slice } from '@traveldesk/flights-contract';

/**
 * Conditions as a reader may see them. To who does not see net prices the supplier's fee is a fact without an amount: what a refund gives
 * back is, where the platform keeps its part, the net price less that fee (TRAVEL-RULES 30).
 */
export function conditionsFor<Kept extends Conditions | null>(conditions: Kept, withNet: boolean): Kept {
  if (withNet || conditions === null) return conditions;
  const shown = ({ state, ...of }: Condition): Condition => ({ state, fee: hasFee(of) });
  return { ...conditions, change: shown(conditions.change), refund: shown(conditions.refund) };
}

/** Trips as a reader may see them. */
export function slicesFor(slices: readonly Slice[], withNet: boolean): Slice[] {
  return slices.map((slice) => ({ ...slice, conditions: conditionsFor(slice.conditions, withNet) }));
}
