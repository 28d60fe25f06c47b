import { change, notFound, type Call } from '@traveldesk/shared-server';
import type { Supplier, SupplierTest } from '@traveldesk/suppliers-contract';
import type { SupplierConnection } from './call/supplier-call';
import { testConnection } from './call/test-connection';
import { connectionOf, type NoConnection } from './supplier-connection';
import { lockSupplier, writeTest } from './suppliers.sql';
import type { WritingTools } from './suppliers.tools';

/**
 * Calls the supplier, and keeps how it went: on its row and in its history. No transaction is open during the
 * call (SECURITY 11). Throws a 404 where there is no such supplier, also when it was deleted meanwhile.
 */
export async function testSupplier(
  request: Call,
  { secrets, policy }: WritingTools,
  id: string,
): Promise<{ supplier: Supplier; test: SupplierTest }> {
  const connection = await connectionOf(request.server.kernel.db, secrets, id);
  if (connection === undefined) throw notFound();
  const test =
    typeof connection === 'string' ? untried(connection) : await testConnection(connection, policy);
  return change(request, async (tx, record) => {
    const supplier = await lockSupplier(tx, id);
    if (!supplier) throw notFound();
    // Meanwhile it may have moved: how the former address answered says nothing of the one it has.
    if (isCalledBy(supplier, connection)) await writeTest(tx, id, test);
    const { outcome, http_status, duration_ms } = test;
    record({ entity: 'supplier', id, action: 'test', after: { outcome, http_status, duration_ms } });
    return { supplier, test };
  });
}

function isCalledBy(supplier: Supplier, connection: SupplierConnection | NoConnection): boolean {
  return typeof connection === 'string' || connection.baseUrl === supplier.base_url;
}

function untried(outcome: NoConnection): SupplierTest {
  return { outcome, http_status: null, duration_ms: 0, tested_at: new Date().toISOString() };
}
