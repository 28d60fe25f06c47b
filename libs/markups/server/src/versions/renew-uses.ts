import { dayMs } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import { lockMarkup } from '../markups/markups.sql';
import { showNewest } from './show-newest';
import { rulesChangedByTheClock } from './versions.sql';

/** Returns rules with a scheduled version that took effect in the last two days; the clock alone changed them, so nothing was written. */
export function rulesToRenew(db: Db, now: Date): Promise<string[]> {
  return rulesChangedByTheClock(db, new Date(now.getTime() - 2 * dayMs), now);
}

/** Updates a rule's row and references after a scheduled version has replaced the one before. */
export async function renewUses(tx: Tx, id: string, now: Date): Promise<void> {
  if (await lockMarkup(tx, id)) await showNewest(tx, id, now);
}
