import type { Language } from '@traveldesk/shared-contract';
import { folded, invalid, newId, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { UserStatus, UserType } from '@traveldesk/users-contract';
import { problemOf } from './access';
import { noAccess, refuseAccessChange, type Access } from './access.rules';
import { accessOfRoles, refuseUnknownRoles, replaceRoles } from './roles.sql';
import { factsOf } from './user.facts';
import { userOf, userRows } from './users.row';
import { insertUser, userByEmail, type User } from './users.sql';

export interface UserInput {
  name: string;
  /** As `emailSchema` leaves it. */
  email: string;
  phone?: string | null;
  type: UserType;
  companyId?: string | null;
  language: Language;
  status: UserStatus;
  roleIds: readonly string[];
}

/**
 * Makes a user with roles. Throws a Problem when the address is taken, or when the roles give what `by` does
 * not hold. No password is set here: the user gets a link to choose one.
 */
export async function createUser(
  tx: Tx,
  record: Recorder,
  { by, user: input }: { by: Access; user: UserInput },
): Promise<User> {
  await refuseUnknownRoles(tx, input.roleIds);
  const refusal = refuseAccessChange({ by, before: noAccess, after: await accessOfRoles(tx, input.roleIds) });
  if (refusal) throw problemOf(refusal);
  if (await userByEmail(tx, input.email)) throw invalid({ email: 'email_taken' });
  const user = await insertUser(tx, {
    id: newId(),
    name: input.name,
    search: folded(input.name),
    email: input.email,
    phone: input.phone ?? null,
    type: input.type,
    company_id: input.companyId ?? null,
    language: input.language,
    status: input.status,
    last_login_at: null,
    sessions_from: null,
  });
  await replaceRoles(tx, user.id, input.roleIds);
  const made = await userRows(tx).where('users.id', '=', user.id).executeTakeFirstOrThrow();
  record({ entity: 'user', id: user.id, action: 'create', after: factsOf(userOf(made)) });
  return user;
}
