import { CompanyFilter } from '@traveldesk/companies-ui';
import type { FilterField } from '@traveldesk/shared-web';
import { userStatuses, userTypes } from '@traveldesk/users-contract';
import { RoleFilter } from './RoleFilter';

/** The filters of SPECIFICATION 3, the most used first. */
export const userFilters = [
  { key: 'name', kind: 'text', label: 'users:users.fields.name' },
  { key: 'email', kind: 'text', label: 'users:users.fields.email' },
  { key: 'company_id', kind: 'picker', label: 'users:users.fields.company', Picker: CompanyFilter },
  {
    key: 'status',
    kind: 'select',
    label: 'users:users.fields.status',
    options: userStatuses.map((value) => ({ value, label: `users:users.statuses.${value}` as const })),
  },
  { key: 'phone', kind: 'text', label: 'users:users.fields.phone' },
  {
    key: 'type',
    kind: 'select',
    label: 'users:users.fields.type',
    options: userTypes.map((value) => ({ value, label: `users:users.types.${value}` as const })),
  },
  { key: 'role', kind: 'picker', label: 'users:users.fields.role', Picker: RoleFilter },
] as const satisfies readonly FilterField[];

export type UserFilter = (typeof userFilters)[number]['key'];
