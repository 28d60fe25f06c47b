import { companiesModules } from '@traveldesk/companies-server/testing';
import { newId, systemChange, type ServerModule } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { systemAccess } from '../access.rules';
import { createUser, type UserInput } from '../create-user';
import { administratorRoles, insertRole } from '../roles.sql';
import { invitationQueue } from '../invite';
import { usersServer } from '../users.server';

/** Registers the invitation queue without sending mail: sending belongs to the sign-in domain, which depends on this one. */
const invitations: ServerModule = {
  name: 'invitations',
  migrations: {},
  texts: { en: {}, fr: {}, ar: {} },
  jobs: ({ jobs }) => jobs.queue(invitationQueue, async () => {}),
};

/** The users module with its dependencies. */
export const modules = [...companiesModules, usersServer, invitations];

type Given = Partial<Omit<UserInput, 'roleIds'>> & {
  permissions?: readonly string[];
  administrator?: boolean;
};

export interface GivenUser {
  id: string;
  email: string;
  headers: { authorization: string };
}

/** Creates a user and returns it with headers to call the API. */
export async function givenUser(api: TestApi, given: Given = {}): Promise<GivenUser> {
  const { permissions = [], administrator = false, ...input } = given;
  const key = newId();
  const user = await systemChange(api.kernel, async (tx, record) => {
    const roleIds = administrator
      ? await administratorRoles(tx)
      : [await insertRole(tx, { name: key, permissions })];
    return createUser(tx, record, systemAccess, {
      name: 'Layla Haddad',
      email: `${key}@nile.example`,
      type: 'staff',
      language: 'en',
      status: 'active',
      ...input,
      roleIds,
    });
  });
  const headers = await api.signIn({
    userId: user.id,
    type: user.type,
    companyId: user.company_id,
    permissions: administrator ? [...api.kernel.permissions] : permissions,
  });
  return { id: user.id, email: user.email, headers };
}

/** Creates a company below the given parent through the companies API. */
export async function givenCompany(
  api: TestApi,
  name: string,
  parentId: string | null = null,
): Promise<string> {
  const { headers } = await givenUser(api, { administrator: true });
  const countries = await api.inject({ url: '/api/v1/countries?code=EG', headers });
  const answer = await api.inject({
    method: 'POST',
    url: '/api/v1/companies',
    headers,
    payload: {
      name,
      type: 'B2B',
      parent_id: parentId,
      country_id: countries.json().data[0].id,
      city_id: null,
      email: 'desk@nile.example',
      phone: null,
      currency: 'EGP',
      status: 'active',
    },
  });
  return answer.json().data.id;
}
