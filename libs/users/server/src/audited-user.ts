import type { UserRecord } from '@traveldesk/users-contract';

/** What the history shows of a user: what people write, with names for keys. */
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
