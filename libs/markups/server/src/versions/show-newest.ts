import type { Tx } from '@traveldesk/shared-server';
import { showVersion } from '../markups/markups.sql';
import { replaceUses } from './uses.sql';
import { findVersion, newestNumbers, versionsInForce, versionsToCome } from './versions.sql';

/**
 * Updates a rule's row after its versions changed: shows the newest version that was not declined, and stores the references of all
 * versions that apply or may still apply. `at`: the instant of the change.
 */
export async function showNewest(tx: Tx, ruleId: string, at: Date): Promise<void> {
  const { newest, standing } = await newestNumbers(tx, ruleId);
  const shown = await findVersion(tx, ruleId, standing || newest);
  if (!shown) throw new Error(`The rule ${ruleId} has no version.`);
  await showVersion(tx, shown);
  const inForce = (await versionsInForce(tx, [ruleId], at)).get(ruleId);
  const toCome = await versionsToCome(tx, ruleId, at);
  const counting = [shown, ...(inForce ? [inForce] : []), ...toCome];
  await replaceUses(
    tx,
    ruleId,
    counting.map(({ content }) => content),
  );
}
