import type { Tx } from '@traveldesk/shared-server';
import { checkLedger } from '../check/check-ledger';
import type { Fault, Reach } from '../check/fault';

/** Checks new rows first, because a whole check without faults moves the checkpoints. */
export async function bothReaches(tx: Tx): Promise<Record<Reach, Fault[]>> {
  return { new: await faultsIn(tx, 'new'), whole: await faultsIn(tx, 'whole') };
}

/** Checks with parts of two rows and with one part, which must agree: part boundaries then fall everywhere in the chains. */
async function faultsIn(tx: Tx, reach: Reach): Promise<Fault[]> {
  const { faults } = await checkLedger(tx, reach, { rows: 2 });
  const { faults: atOnce } = await checkLedger(tx, reach);
  if (faults.length > 0 !== atOnce.length > 0)
    throw new Error('The result depends on the order of the parts read.');
  return atOnce;
}
