import type { FilterField } from '@traveldesk/shared-web';
import { OwnerFilter } from './OwnerFilter';

/** The filter `permission` finds the roles that hold it. */
export const roleFilters = [
  { key: 'name', kind: 'text', label: 'users:roles.fields.name' },
  { key: 'permission', kind: 'text', label: 'users:roles.fields.permission' },
  { key: 'company_id', kind: 'picker', label: 'users:roles.fields.company', Picker: OwnerFilter },
] as const satisfies readonly FilterField[];

export type RoleFilter = (typeof roleFilters)[number]['key'];
