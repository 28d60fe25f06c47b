import { bookingActions, type AvailableAction } from '@traveldesk/bookings-contract';
import { isoOf, type Actor } from '@traveldesk/shared-server';
import { actionNow, type ActionFacts } from '../engine/action-rules';

/**
 * Returns each action with whether the caller can do it now, and its obstacle; a missing permission comes first. API tokens see only the
 * actions they are permitted, as a program cannot ask for another permission.
 */
export function actionsOf(
  facts: ActionFacts,
  { permissions, apiToken }: Pick<Actor, 'permissions' | 'apiToken'>,
): AvailableAction[] {
  return bookingActions.flatMap((action): AvailableAction[] => {
    const now = actionNow(action, facts);
    const isPermitted = now.permissions.some((permission) => permissions.has(permission));
    if (apiToken && (!isPermitted || now.byPersons)) return [];
    const obstacle = isPermitted ? now.obstacle : 'permission';
    return [
      {
        action,
        allowed: obstacle === null,
        obstacle,
        permission: isPermitted ? null : now.permissions[0],
        until: obstacle === null && now.until ? isoOf(now.until) : null,
      },
    ];
  });
}
