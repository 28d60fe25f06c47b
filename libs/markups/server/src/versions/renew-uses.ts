import { dayMs } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import { lockMarkup } from '../markups/markups.sql';
import { showNewest } from './show-newest';
import { rulesChangedByTheClock } from './versions.sql';

/** Rules of which a version has come into force by the clock alone in the last two days, so that nothing was written then. */
export function rulesToRenew(db: Db, now: Date): Promise<string[]> {
  return rulesChangedByTheClock(db, new Date(now.getTime() - 2 * dayMs), now);
}

/** Lets go of what a rule named until a scheduled version took the place of the one before. */
export async function renewUses(tx: Tx, id: string, now: Date): Promise<void> {
  if (await lockMarkup(tx, id)) await showNewest(tx, id, now);
}
