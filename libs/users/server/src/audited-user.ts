import type { UserRecord } from '@traveldesk/users-contract';

/** Returns a user for the history: the input fields, with names instead of ids. */
export function auditedUser({ name, email, phone, type, company, roles, status, language }: UserRecord) {
  return {
    name,
    email,
    phone,
    type,
    company: company?.name ?? null,
    roles: roles.map((role) => role.name),
    status,
    language,
  };
}
