import { companiesModules } from '@traveldesk/companies-server/testing';
import { newId, systemChange, type ServerModule } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { createUser, systemAccess, usersServer } from '@traveldesk/users-server';
import { dashboardServer } from '../index';

/** The dashboard module with its dependencies. */
export const deskModules: readonly ServerModule[] = [...companiesModules, usersServer, dashboardServer];

/** Adds a user of a company or of the platform and returns the id. */
export async function addUser(
  api: TestApi,
  user: { name: string; type: 'staff' | 'company' | 'customer'; companyId?: string },
): Promise<string> {
  const { id } = await systemChange(api.kernel, (tx, record) =>
    createUser(tx, record, systemAccess, {
      ...user,
      email: `${newId()}@user.example`,
      language: 'en',
      status: 'active',
      roleIds: [],
    }),
  );
  return id;
}
