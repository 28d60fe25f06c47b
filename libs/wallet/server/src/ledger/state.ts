import type { Db, Tx } from '@traveldesk/shared-server';
import type { LedgerState } from '@traveldesk/wallet-contract';
import '../wallet.tables';
import { LedgerError } from './errors';

export async function ledgerState(db: Db | Tx): Promise<LedgerState> {
  const { state } = await db.selectFrom('ledger_state').select('state').executeTakeFirstOrThrow();
  return state;
}

/**
 * Throws where the last check found the books not whole, or could not be made (SECURITY 7). What begins something new asks it; what
 * records what a supplier has done (capture, release, refund) does not.
 */
export async function refuseStopped(tx: Tx): Promise<void> {
  refuseState(await ledgerState(tx));
}

export function refuseState(state: LedgerState): void {
  if (state === 'stopped') throw new LedgerError('ledger_stopped');
  if (state === 'unchecked') throw new LedgerError('ledger_unchecked');
}
