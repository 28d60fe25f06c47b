import { Select } from 'antd';
import type { FilterPickerProps } from '@traveldesk/shared-web';
import { useUsersRoleChoicesQuery } from '../roles/roles.api';
import styles from './RoleFilter.module.css';

/** Users who have one role. */
export function RoleFilter({ label, value, onChange }: FilterPickerProps) {
  const { data, isLoading } = useUsersRoleChoicesQuery();
  return (
    <Select
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      allowClear
      showSearch={{ optionFilterProp: 'label' }}
      loading={isLoading}
      value={value}
      onChange={(role?: string) => onChange(role ?? null)}
      options={data?.data.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
