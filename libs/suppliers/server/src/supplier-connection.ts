import { SecretError, type Db, type Secrets } from '@traveldesk/shared-server';
import type { SupplierConnection } from './call/supplier-call';
import { credentialsContext } from './credentials';
import './suppliers.table';

/** Why a supplier cannot be called. */
export type NoConnection = 'no_credentials' | 'credentials_lost';

/**
 * Returns a supplier's connection with its token decrypted; undefined if the supplier does not exist. Do not keep it longer than the call.
 */
export async function connectionOf(
  db: Db,
  secrets: Secrets,
  id: string,
): Promise<SupplierConnection | NoConnection | undefined> {
  const row = await db
    .selectFrom('suppliers')
    .select(['base_url', 'credentials', 'timeout_ms'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.credentials === null) return 'no_credentials';
  try {
    const credentials = secrets.open(row.credentials, credentialsContext(id));
    return { baseUrl: row.base_url, credentials, timeoutMs: row.timeout_ms };
  } catch (error) {
    if (error instanceof SecretError) return 'credentials_lost';
    throw error;
  }
}
