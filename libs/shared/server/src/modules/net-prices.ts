import { netPricePermission } from '@traveldesk/shared-contract';
import type { Actor } from './actor';

/** Whether a user may see net prices: staff who work on prices, and nobody of a company (TRAVEL-RULES 30). */
export function seesNet({ type, permissions }: Pick<Actor, 'type' | 'permissions'>): boolean {
  return type === 'staff' && permissions.has(netPricePermission);
}
