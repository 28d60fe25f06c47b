import type { Language } from '@traveldesk/shared-contract';
import { invalid, newId, type Recorder, type Tx } from '@traveldesk/shared-server';
import type { UserRecordInput, UserStatus, UserType } from '@traveldesk/users-contract';
import { replaceRoles } from './roles.sql';
import { auditedUser } from './audited-user';
import { allowPowerChange, type Giver } from './user.power';
import { userOf, userRows } from './users.row';
import { insertUser, searchColumns, userByEmail, type User } from './users.sql';

export interface UserInput {
  name: string;
  /** Normalized by `emailSchema`. */
  email: string;
  phone?: string | null;
  type: UserType;
  companyId?: string | null;
  language: Language;
  status: UserStatus;
  roleIds: readonly string[];
}

/**
 * Creates a user with roles. Throws a Problem when the address is taken, or when the roles hold permissions that `by` lacks. Sets no
 * password: the user chooses one by a link.
 */
export async function createUser(tx: Tx, record: Recorder, by: Giver, input: UserInput): Promise<User> {
  const id = newId();
  const { email, type, companyId = null, status, roleIds } = input;
  const after = { email, type, companyId, status, roleIds };
  await allowPowerChange(tx, { by, userId: id, before: null, after });
  if (await userByEmail(tx, email)) throw invalid({ email: 'email_taken' });
  const { name, phone = null, language } = input;
  const written = { name, email, phone, type, company_id: companyId, language } satisfies Record<
    keyof Omit<UserRecordInput, 'roles'>,
    unknown
  >;
  const user = await insertUser(tx, {
    id,
    ...written,
    ...searchColumns(input),
    status,
    last_login_at: null,
    sessions_from: null,
  });
  await replaceRoles(tx, user.id, roleIds);
  const made = await userRows(tx).where('users.id', '=', user.id).executeTakeFirstOrThrow();
  record({ entity: 'user', id: user.id, action: 'create', after: auditedUser(userOf(made)) });
  return user;
}
