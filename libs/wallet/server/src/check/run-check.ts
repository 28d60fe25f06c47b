import { systemChange, type Kernel } from '@traveldesk/shared-server';
import { holdOwnersOf } from '../ledger/hold-owners';
import { ledgerState } from '../ledger/state';
import { checkLedger, type Checked } from './check-ledger';
import type { Reach } from './fault';
import { storeLedgerCheck, storeMissingCheck } from './standing';

/**
 * Checks the ledger and stores the result. A stopped ledger always gets a whole check, the only one that lets it resume. Throws if the
 * check cannot be made; the ledger is then `unchecked` and refuses new movements (SECURITY 7).
 */
export async function runLedgerCheck(
  kernel: Pick<Kernel, 'db' | 'companiesOf' | 'texts' | 'log' | 'stopping' | 'tools'>,
  reach: Reach,
): Promise<Checked> {
  const { db, texts, log, stopping } = kernel;
  try {
    const asked = reach === 'whole' || (await ledgerState(db)) === 'stopped' ? 'whole' : 'new';
    const checked = await checkLedger(db, asked, { signal: stopping, owners: holdOwnersOf(kernel) });
    await systemChange(kernel, (tx, record) => storeLedgerCheck(tx, record, null, checked, texts));
    if (checked.found > 0)
      log.error({ found: checked.found, first: checked.faults }, 'the ledger is not whole');
    return checked;
  } catch (error) {
    if (!stopping.aborted) await noticeUnchecked(kernel, error);
    throw error;
  }
}

/** Marks the ledger as unchecked. If the database is down this fails too and is only logged; nothing moves then anyway. */
async function noticeUnchecked(
  kernel: Pick<Kernel, 'db' | 'companiesOf' | 'texts' | 'log'>,
  error: unknown,
): Promise<void> {
  const { texts, log } = kernel;
  log.error({ err: error }, 'the ledger could not be checked');
  await systemChange(kernel, (tx, record) => storeMissingCheck(tx, record, null, texts)).catch(
    (failure: unknown) =>
      log.error({ err: failure }, 'the unchecked state of the ledger could not be stored'),
  );
}
