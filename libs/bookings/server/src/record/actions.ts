import type { AvailableAction } from '@traveldesk/bookings-contract';
import { isoOf, type Kernel } from '@traveldesk/shared-server';
import { actionNow, actionRefusal, type ActionFacts } from '../engine/action-rules';
import type { Product } from '../product/product';
import type { Rights } from '../product/rights';

/**
 * Returns each action of the booking's product with whether the caller can do it now, and its obstacle; a missing permission comes first.
 * API tokens see only the actions they are permitted, as a program cannot ask for another permission.
 */
export function actionsOf(
  kernel: Pick<Kernel, 'tools'>,
  { product, ...facts }: ActionFacts & { product: Product },
  actor: Rights,
): AvailableAction[] {
  return product.actions.flatMap((action): AvailableAction[] => {
    const now = actionNow(action, facts);
    const refusal = actionRefusal(kernel, action, { product, facts }, actor);
    if (actor.apiToken && (refusal || now.byPersons)) return [];
    const obstacle = refusal ? 'permission' : now.obstacle;
    return [
      {
        action,
        allowed: obstacle === null,
        obstacle,
        permission: refusal?.details.permissions?.[0] ?? null,
        until: obstacle === null && now.until ? isoOf(now.until) : null,
      },
    ];
  });
}
