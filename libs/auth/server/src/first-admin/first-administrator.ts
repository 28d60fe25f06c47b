import type { Language } from '@traveldesk/shared-contract';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import {
  administratorRoles,
  anyAdministrator,
  createUser,
  lockAdministrators,
  systemAccess,
  type User,
} from '@traveldesk/users-server';
import { linkUnusable } from '../links/link';

/** Creates the first administrator, only once: if there is or ever was one, the setup is over (SECURITY 30). */
export async function createFirstAdministrator(
  tx: Tx,
  record: Recorder,
  person: { name: string; email: string; language: Language },
): Promise<User> {
  await lockAdministrators(tx);
  if (await anyAdministrator(tx)) throw linkUnusable();
  return createUser(tx, record, systemAccess, {
    ...person,
    type: 'staff',
    status: 'active',
    roleIds: await administratorRoles(tx),
  });
}
