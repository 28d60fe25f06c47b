import { modulesOfUser } from '@traveldesk/companies-server';
import type { Language, SessionUser } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import { roleNamesOf } from '@traveldesk/users-server';

interface Person {
  userId: string;
  name: string;
  email: string;
  type: string;
  companyId: string | null;
  passwordChanged: boolean;
  permissions: ReadonlySet<string>;
  /** Until it is set up nothing is permitted (SECURITY 23). */
  secondFactorMissing?: true | undefined;
}

/**
 * The nine fields of GET /me (SPECIFICATION 7), as POST /login and POST /update_password answer them too. The
 * modules are called as the reader's language has them.
 */
export async function sessionUserOf(db: Db | Tx, person: Person, language: Language): Promise<SessionUser> {
  return {
    id: person.userId,
    name: person.name,
    email: person.email,
    type: person.type,
    roles: await roleNamesOf(db, person.userId),
    permissions: person.secondFactorMissing ? [] : [...person.permissions].sort(),
    links: [],
    modules: await modulesOfUser(db, person, language),
    password_changed: person.passwordChanged,
  };
}
