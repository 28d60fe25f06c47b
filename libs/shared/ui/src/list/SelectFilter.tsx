import { useText, type FilterField } from '@traveldesk/shared-web';
import { ClearableSelect } from '../picker/ClearableSelect';
import styles from './FilterBar.module.css';

export interface SelectFilterProps {
  field: Extract<FilterField, { kind: 'select' }>;
  value: string;
  onChange: (value: string) => void;
}

export function SelectFilter({ field, value, onChange }: SelectFilterProps) {
  const text = useText();
  return (
    <ClearableSelect
      className={styles.field}
      aria-label={text(field.label)}
      placeholder={text(field.label)}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
      options={field.options.map((option) => ({
        value: option.value,
        label: 'name' in option ? option.name : text(option.label),
      }))}
    />
  );
}
