import type { UnreachableReason } from '../../overlap';
import type { CachedOverlapFacts } from './facts';
import { impossiblePlacesOf } from './routes';
import type { Space } from './space';

/** Returns why no booking can match a rule from now on; null when one can. */
export function whyUnreachable(
  { rule, ranges, route, payers }: Space,
  ground: CachedOverlapFacts,
): UnreachableReason | null {
  if (ranges.some(([from, to]) => from > to)) return 'ended';
  const nowhere = impossiblePlacesOf(rule, route);
  if (nowhere) return nowhere.some(({ kind }) => kind === 'city') ? 'city_gone' : 'zone_empty';
  if (rule.owner_id !== null && !ground.parents.has(rule.owner_id)) return 'owner_alone';
  if (payers !== null && payers.length === 0) return 'no_company';
  const { suppliers } = rule;
  return suppliers.length > 0 && !suppliers.some((id) => ground.suppliers.has(id)) ? 'supplier_off' : null;
}
