import { credentialsShown } from '@traveldesk/suppliers-contract';
import { resealColumn, type Kernel, type ResealResult, type Secrets } from '@traveldesk/shared-server';
import type { SuppliersTable } from './suppliers.table';

/** The credential columns: all set or all null. */
export type SealedCredentials = Pick<
  SuppliersTable,
  'credentials' | 'credentials_last4' | 'credentials_set_at'
>;

/** Context that binds a sealed secret to its supplier: in another row it cannot be opened. */
export function credentialsContext(supplierId: string): string {
  return `suppliers/${supplierId}/credentials`;
}

/** Seals credentials (SECURITY 54). Undefined keeps the stored ones, null removes them. */
export function sealCredentials(
  secrets: Secrets,
  supplierId: string,
  credentials: string | null | undefined,
): SealedCredentials | undefined {
  if (credentials === undefined) return undefined;
  if (credentials === null) return { credentials: null, credentials_last4: null, credentials_set_at: null };
  return {
    credentials: secrets.seal(credentials, credentialsContext(supplierId)),
    credentials_last4: credentials.slice(-credentialsShown),
    credentials_set_at: new Date(),
  };
}

/** Re-encrypts all credentials with the newest key. */
export function resealCredentials(
  kernel: Pick<Kernel, 'db' | 'log'>,
  secrets: Secrets,
): Promise<ResealResult> {
  return resealColumn(kernel, secrets, {
    table: 'suppliers',
    column: 'credentials',
    key: ['id'],
    context: ({ id = '' }) => credentialsContext(id),
  });
}
