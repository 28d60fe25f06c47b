import { likePattern, SecretError, type Kernel, type Secrets } from '@traveldesk/shared-server';
import { companyCredentialsContext } from './supplier-settings';

/**
 * Puts companies' own credentials at suppliers under the newest key of SECRET_KEY. Can be broken off and run again at
 * any time, also by two processes at once: a row is replaced only while it is as it was read.
 */
export async function resealCompanyCredentials(
  { db, log }: Pick<Kernel, 'db' | 'log'>,
  secrets: Secrets,
): Promise<{ resealed: number; lost: number }> {
  const rows = await db
    .selectFrom('company_supplier_settings')
    .select(['company_id', 'supplier_id', 'credentials'])
    .where('credentials', 'is not', null)
    .where('credentials', 'not like', likePattern(secrets.currentPrefix).slice(1))
    .execute();
  const result = { resealed: 0, lost: 0 };
  for (const { company_id: companyId, supplier_id: supplierId, credentials } of rows) {
    try {
      const context = companyCredentialsContext({ companyId, supplierId });
      const resealed = credentials && secrets.reseal(credentials, context);
      if (!resealed) continue;
      await db
        .updateTable('company_supplier_settings')
        .set({ credentials: resealed })
        .where('company_id', '=', companyId)
        .where('supplier_id', '=', supplierId)
        .where('credentials', '=', credentials)
        .execute();
      result.resealed += 1;
    } catch (error) {
      if (!(error instanceof SecretError)) throw error;
      log.error(
        { err: error, company: companyId, supplier: supplierId },
        'stored credentials cannot be read',
      );
      result.lost += 1;
    }
  }
  if (rows.length > 0) log.info(result, 'credentials of companies put under the newest key');
  return result;
}
