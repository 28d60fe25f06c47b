import type { Tx } from '@traveldesk/shared-server';
import { checkLedger } from '../check/check-ledger';
import type { Fault, Reach } from '../check/fault';

/** Of what is new first: a whole check that finds nothing would move the checkpoints. */
export async function bothReaches(tx: Tx): Promise<Record<Reach, Fault[]>> {
  return { new: await faultsIn(tx, 'new'), whole: await faultsIn(tx, 'whole') };
}

/** By statements of all rows and by those of two, whose ends lie everywhere in the chains: they must find the same. */
async function faultsIn(tx: Tx, reach: Reach): Promise<Fault[]> {
  const { faults } = await checkLedger(tx, reach, { rows: 2 });
  const { faults: atOnce } = await checkLedger(tx, reach);
  if (faults.length > 0 !== atOnce.length > 0)
    throw new Error('What is found depends on the parts that are read.');
  return atOnce;
}
