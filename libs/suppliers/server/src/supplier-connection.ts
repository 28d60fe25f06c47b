import { SecretError, type Db, type Secrets } from '@traveldesk/shared-server';
import type { SupplierConnection } from './call/supplier-call';
import { credentialsContext } from './credentials';
import '@traveldesk/modules-server';
import './suppliers.table';

/** A stored connection; `module` is the key of its supplier's module. */
export interface StoredConnection extends SupplierConnection {
  module: string;
}

/** Why a supplier cannot be called. */
export type NoConnection = 'no_credentials' | 'credentials_lost';

/**
 * Returns a supplier's connection with its token decrypted; undefined if the supplier does not exist. Do not keep it longer than the call.
 */
export async function connectionOf(
  db: Db,
  secrets: Secrets,
  id: string,
): Promise<StoredConnection | NoConnection | undefined> {
  const row = await db
    .selectFrom('suppliers')
    .innerJoin('modules', 'modules.id', 'suppliers.module_id')
    .select(['base_url', 'credentials', 'timeout_ms', 'modules.key as module'])
    .where('suppliers.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.credentials === null) return 'no_credentials';
  try {
    const credentials = secrets.open(row.credentials, credentialsContext(id));
    return { baseUrl: row.base_url, credentials, timeoutMs: row.timeout_ms, module: row.module };
  } catch (error) {
    if (error instanceof SecretError) return 'credentials_lost';
    throw error;
  }
}
