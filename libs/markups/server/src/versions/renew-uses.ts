import { dayMs } from '@traveldesk/shared-contract';
import { transaction, type Kernel } from '@traveldesk/shared-server';
import { lockMarkup } from '../markups/markups.sql';
import { showNewest } from './show-newest';
import { rulesChangedByTheClock } from './versions.sql';

/**
 * What a rule named until a scheduled version took the place of the one before is let go of. The clock alone brings such a version
 * into force, so that nothing was written then.
 */
export async function renewUses({ db }: Pick<Kernel, 'db'>, now = new Date()): Promise<void> {
  for (const id of await rulesChangedByTheClock(db, new Date(now.getTime() - 2 * dayMs), now)) {
    await transaction(db, async (tx) => {
      if (await lockMarkup(tx, id)) await showNewest(tx, id, now);
    });
  }
}
