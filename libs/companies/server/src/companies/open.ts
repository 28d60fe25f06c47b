import type { Db, Tx } from '@traveldesk/shared-server';
import '../companies.tables';

/**
 * True when the company is suspended, so that its users and tokens are refused. Only its own status counts: subsidiaries may go on when a
 * company above them is suspended.
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

/** Returns the name of a company, or undefined for none. */
export async function companyName(tx: Tx, id: string | null): Promise<string | undefined> {
  if (id === null) return undefined;
  const found = await tx.selectFrom('companies').select('name').where('id', '=', id).executeTakeFirst();
  return found?.name;
}
