import { companiesModules } from '@traveldesk/companies-server/testing';
import { newId, systemChange, type ServerModule } from '@traveldesk/shared-server';
import type { TestApi } from '@traveldesk/shared-testing/server';
import { tasksServer } from '@traveldesk/tasks-server';
import { createUser, insertRole, systemAccess, usersServer } from '@traveldesk/users-server';
import { approvalsServer } from '../index';

/** Approvals with their dependencies, for tests of other domains. */
export const approvalsModules: readonly ServerModule[] = [
  ...companiesModules,
  usersServer,
  tasksServer,
  approvalsServer,
];

interface StaffMember {
  name: string;
  email: string;
  permissions: readonly string[];
}

/** Adds a staff member with their own role; returns the id. */
export async function addStaffMember({ kernel }: TestApi, member: StaffMember): Promise<string> {
  const { name, email, permissions } = member;
  const { id } = await systemChange(kernel, async (tx, record) => {
    const roleId = await insertRole(tx, { name: newId(), permissions });
    const facts = { name, email, type: 'staff', companyId: null, language: 'en', status: 'active' } as const;
    return createUser(tx, record, systemAccess, { ...facts, roleIds: [roleId] });
  });
  return id;
}
