import { modulesOfUser } from '@traveldesk/companies-server';
import type { Language, SessionUser } from '@traveldesk/shared-contract';
import type { Db, Tx } from '@traveldesk/shared-server';
import { roleNamesOf, userById } from '@traveldesk/users-server';

interface Person {
  userId: string;
  name: string;
  email: string;
  type: string;
  companyId: string | null;
  passwordChanged: boolean;
  permissions: ReadonlySet<string>;
  /** No permissions until the second factor is set up (SECURITY 23). */
  secondFactorMissing?: true | undefined;
}

/**
 * Returns the nine fields of GET /me (SPECIFICATION 7), and the time zone of users who have chosen one, which POST /login and POST /update_password also return. Module names are in the
 * reader's language.
 */
export async function sessionUserOf(db: Db | Tx, person: Person, language: Language): Promise<SessionUser> {
  const zone = (await userById(db, person.userId))?.time_zone;
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
    ...(zone && { time_zone: zone }),
  };
}
