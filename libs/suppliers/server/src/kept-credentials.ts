import { toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { KeptCredentials, MovedSupplier } from './suppliers.tools';

/** Registers credentials that another domain keeps for suppliers' addresses; call it in `contribute`. */
export function registerKeptCredentials(kernel: Kernel, credentials: KeptCredentials): void {
  toolsOf(kernel, 'suppliers').keptCredentials.push(credentials);
}

export async function countKeptCredentials(kernel: Kernel, supplierId: string): Promise<number> {
  let count = 0;
  for (const domain of toolsOf(kernel, 'suppliers').keptCredentials)
    count += await domain.count(kernel.db, supplierId);
  return count;
}

/** Deletes all credentials that other domains keep for a supplier's former address (SECURITY 59). */
export async function endKeptCredentials(
  tx: Tx,
  record: Recorder,
  supplier: MovedSupplier,
  kernel: Kernel,
): Promise<void> {
  for (const domain of toolsOf(kernel, 'suppliers').keptCredentials) await domain.end(tx, record, supplier);
}
