import { moneyOf, type Money } from '@traveldesk/shared-contract';
import type { Bound } from './bind';
import type { BoundRules } from './types';

/**
 * A price below which no offer of this search with at least that net total can be sold, in the context's currency; the greater the
 * net, the greater. Throws a RangeError where the net's currency has no rate.
 */
export function leastTotal(boundRules: BoundRules, net: Money): Money {
  const { scene, layers } = boundRules as Bound;
  const { up, down } = scene.exchange.exact(net);
  const canFall = layers.some((groups) => groups.some((group) => group.some(takesOff)));
  return moneyOf(canFall ? 0n : up / down, scene.context.currency);
}

const takesOff = ({ compiled }: Bound['layers'][number][number][number]) => compiled.rule.kind === 'discount';
