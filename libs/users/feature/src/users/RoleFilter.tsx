import { skipToken } from '@reduxjs/toolkit/query';
import { Select } from 'antd';
import { useState } from 'react';
import { isNoSuchRecord, useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import { roleLabel } from '../roles/role.label';
import { useUsersRoleChoicesQuery, useUsersRoleQuery } from '../roles/roles.api';
import styles from './RoleFilter.module.css';

/** Users who have one role. Where companies have more roles than are offered at once, the API searches for what is typed. */
export function RoleFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const first = useUsersRoleChoicesQuery({});
  const [typed, setTyped] = useState('');
  const isPart = !!first.data && first.data.total > first.data.data.length;
  const found = useUsersRoleChoicesQuery({ name: typed }, { skip: !isPart || !typed });
  const { data, isFetching } = isPart && typed ? found : first;
  const offered = data?.data ?? [];
  // One of the address, or of what was typed before, need not be among them.
  const isAsked = value && first.data && !offered.some(({ id }) => id === value);
  const { currentData: chosen, error } = useUsersRoleQuery(isAsked ? value : skipToken);
  useUnknown(value, isNoSuchRecord(error), onUnknown);
  return (
    <Select
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
      loading={isFetching}
      value={value}
      onChange={(role?: string) => onChange(role ?? null)}
      options={[...offered, ...(chosen ? [chosen] : [])].map((role) => ({
        value: role.id,
        label: roleLabel(role),
      }))}
    />
  );
}
