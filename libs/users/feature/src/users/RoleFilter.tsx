import { RemoteSelect, useNamed } from '@traveldesk/shared-ui';
import type { FilterPickerProps } from '@traveldesk/shared-web';
import { roleOption } from '../roles/role.label';
import { useUsersRoleQuery } from '../roles/roles.api';
import { useRoleSearch } from '../roles/useRoleSearch';

/** Filters users by a role, of the platform or of a company that the caller sees. */
export function RoleFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const { named, remember } = useNamed({ value, onUnknown }, useUsersRoleQuery, roleOption);
  const search = useRoleSearch(undefined, remember);
  return (
    <RemoteSelect
      aria-label={label}
      placeholder={label}
      picker="roles"
      search={search}
      value={value}
      onChange={onChange}
      selected={named}
    />
  );
}
