import type { FilterField } from '@traveldesk/shared-web';

/** `permission` answers "who can do this?": the roles that hold it. */
export const roleFilters = [
  { key: 'name', kind: 'text', label: 'users:roles.fields.name' },
  { key: 'permission', kind: 'text', label: 'users:roles.fields.permission' },
] as const satisfies readonly FilterField[];

export type RoleFilter = (typeof roleFilters)[number]['key'];
