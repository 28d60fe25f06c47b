import { toolsOf, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { KeptCredentials, MovedSupplier } from './suppliers.tools';

/** Says what else is kept for suppliers' addresses; called where a domain contributes to others. */
export function registerKeptCredentials(kernel: Kernel, credentials: KeptCredentials): void {
  toolsOf(kernel, 'suppliers').keptCredentials.push(credentials);
}

export async function countKeptCredentials(kernel: Kernel, supplierId: string): Promise<number> {
  let count = 0;
  for (const domain of toolsOf(kernel, 'suppliers').keptCredentials)
    count += await domain.count(kernel.db, supplierId);
  return count;
}

/** Ends every credential that others keep for the address a supplier had (SECURITY 59). */
export async function endKeptCredentials(
  tx: Tx,
  record: Recorder,
  supplier: MovedSupplier,
  kernel: Kernel,
): Promise<void> {
  for (const domain of toolsOf(kernel, 'suppliers').keptCredentials) await domain.end(tx, record, supplier);
}
