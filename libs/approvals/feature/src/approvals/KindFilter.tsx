import { Select } from 'antd';
import type { FilterPickerProps } from '@traveldesk/shared-web';
import { useApprovalsKindsQuery } from './approvals.api';
import styles from './filters.module.css';

/** Requests of one kind: which there are is for the domains to say, and so the API's to know. */
export function KindFilter({ label, value, onChange }: FilterPickerProps) {
  const { data, isFetching } = useApprovalsKindsQuery();
  return (
    <Select
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      allowClear
      loading={isFetching}
      value={value}
      onChange={(kind?: string) => onChange(kind ?? null)}
      options={data?.data.map(({ key, name }) => ({ value: key, label: name }))}
    />
  );
}
