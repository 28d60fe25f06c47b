import { change, notFound, type Call } from '@traveldesk/shared-server';
import type { SupplierTest, SupplierTestOutcome } from '@traveldesk/suppliers-contract';
import { testConnection } from './call/test-connection';
import { addressOf } from './supplier-address';
import { connectionOf } from './supplier-connection';
import { protocolFor } from './protocols';
import type { StoredSupplier } from './suppliers.row';
import { findSupplier, lockSupplier, writeTest } from './suppliers.sql';
import type { WritingTools } from './suppliers.tools';

/**
 * Tests the supplier's connection and stores the result in its row and history. No transaction is open during the call (SECURITY 11).
 * Throws a 404 if the supplier does not exist or was deleted meanwhile.
 */
export async function testSupplier(
  request: Call,
  { secrets, policy, protocols }: WritingTools,
  id: string,
): Promise<{ supplier: StoredSupplier; test: SupplierTest }> {
  const { db } = request.server.kernel;
  // Read before the connection, so that credentials set in between count as changed below.
  const before = await findSupplier(db, id);
  const connection = await connectionOf(db, secrets, id);
  if (!before || connection === undefined) throw notFound();
  const protocol = protocolFor(protocols, before.protocol, before.module.key);
  const test =
    typeof protocol === 'string'
      ? untried(protocol)
      : typeof connection === 'string'
        ? untried(connection)
        : await testConnection(protocol, connection, policy);
  return change(request, async (tx, record) => {
    const supplier = await lockSupplier(tx, id);
    if (!supplier) throw notFound();
    // If address or credentials changed during the test, its result does not apply to the supplier.
    if (isConnectedAlike(before, supplier)) await writeTest(tx, id, test);
    const { outcome, http_status, duration_ms } = test;
    record({ entity: 'supplier', id, action: 'test', after: { outcome, http_status, duration_ms } });
    return { supplier, test };
  });
}

function isConnectedAlike(then: StoredSupplier, now: StoredSupplier): boolean {
  return addressOf(then) === addressOf(now) && then.credentials.set_at === now.credentials.set_at;
}

function untried(outcome: SupplierTestOutcome): SupplierTest {
  return { outcome, http_status: null, duration_ms: 0, tested_at: new Date().toISOString() };
}
