import { Select } from 'antd';
import { useText, type FilterField } from '@traveldesk/shared-web';
import styles from './FilterBar.module.css';

export interface SelectFilterProps {
  field: Extract<FilterField, { kind: 'select' }>;
  value: string;
  onChange: (value: string) => void;
}

export function SelectFilter({ field, value, onChange }: SelectFilterProps) {
  const text = useText();
  return (
    <Select
      className={styles.field}
      aria-label={text(field.label)}
      placeholder={text(field.label)}
      value={value || null}
      allowClear
      onChange={(next: string | null | undefined) => onChange(next ?? '')}
      options={field.options.map((option) => ({
        value: option.value,
        label: 'name' in option ? option.name : text(option.label),
      }))}
    />
  );
}
