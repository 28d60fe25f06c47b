import { resealColumn, type Kernel, type ResealResult, type Secrets } from '@traveldesk/shared-server';
import { companyCredentialsContext } from './supplier-settings';

/** Re-encrypts companies' supplier credentials with the newest key of SECRET_KEY. */
export function resealCompanyCredentials(
  kernel: Pick<Kernel, 'db' | 'log'>,
  secrets: Secrets,
): Promise<ResealResult> {
  return resealColumn(kernel, secrets, {
    table: 'company_supplier_settings',
    column: 'credentials',
    key: ['company_id', 'supplier_id'],
    context: ({ company_id: companyId = '', supplier_id: supplierId = '' }) =>
      companyCredentialsContext({ companyId, supplierId }),
  });
}
