import type { PasswordOwner } from '@traveldesk/auth-contract';
import '@traveldesk/companies-server';
import type { Db } from '@traveldesk/shared-server';

interface Person {
  name: string;
  email: string;
  companyId: string | null;
}

/** Returns the owner of a password with their company's name, whose words it must not contain (SECURITY 19). */
export async function passwordOwnerOf(db: Db, { name, email, companyId }: Person): Promise<PasswordOwner> {
  if (companyId === null) return { name, email };
  const row = await db.selectFrom('companies').select('name').where('id', '=', companyId).executeTakeFirst();
  return { name, email, company: row?.name };
}
