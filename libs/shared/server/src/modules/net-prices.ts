import { netPricePermission } from '@traveldesk/shared-contract';
import type { Actor } from './actor';

/** Whether somebody is told what a supplier asks: staff who work on prices, and nobody of a company (TRAVEL-RULES 30). */
export function seesNet({ type, permissions }: Pick<Actor, 'type' | 'permissions'>): boolean {
  return type === 'staff' && permissions.has(netPricePermission);
}
