import type { Db, Tx } from '@traveldesk/shared-server';
import type { LedgerState } from '@traveldesk/wallet-contract';
import '../wallet.tables';
import { LedgerError } from './errors';

export async function ledgerState(db: Db | Tx): Promise<LedgerState> {
  const { state } = await db.selectFrom('ledger_state').select('state').executeTakeFirstOrThrow();
  return state;
}

/**
 * Throws if the last check found faults or could not be made (SECURITY 7). Functions that start a movement call it; functions that record a
 * supplier's action (capture, release, refund) do not.
 */
export async function refuseStopped(tx: Tx): Promise<void> {
  refuseState(await ledgerState(tx));
}

export function refuseState(state: LedgerState): void {
  if (state === 'stopped') throw new LedgerError('ledger_stopped');
  if (state === 'unchecked') throw new LedgerError('ledger_unchecked');
}
