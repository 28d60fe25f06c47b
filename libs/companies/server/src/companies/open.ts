import type { Db, Tx } from '@traveldesk/shared-server';
import '../companies.tables';

/**
 * Whether the company's users and tokens are shut out: it is suspended. Only its own status counts; each company below has
 * one of its own, so that branches may go on without those above them.
 */
export async function isSuspended(db: Db | Tx, companyId: string | null): Promise<boolean> {
  if (companyId === null) return false;
  const company = await db
    .selectFrom('companies')
    .select('status')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return company?.status === 'suspended';
}
