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

/** Makes the first administrator, once: where one exists, or ever did, the set-up is over (SECURITY 30). */
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
