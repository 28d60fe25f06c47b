import { isSuspended } from '@traveldesk/companies-server';
import type { Tx } from '@traveldesk/shared-server';
import type { User } from '@traveldesk/users-server';

/** Whether a user may have neither sessions nor links: suspended, or of a suspended company; callers must not reveal which. */
export async function isSignInForbidden(tx: Tx, { status, company_id: companyId }: User): Promise<boolean> {
  return status === 'suspended' || isSuspended(tx, companyId);
}
