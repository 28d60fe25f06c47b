import { Select } from 'antd';
import { useLanguage, useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import styles from './ModuleFilter.module.css';
import { useSuppliersModulesQuery } from './suppliers.api';

/** Suppliers of one module, of those there are. */
export function ModuleFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const { language } = useLanguage();
  const { data: modules } = useSuppliersModulesQuery();
  useUnknown(value, !!modules && !modules.data.some(({ id }) => id === value), onUnknown);
  return (
    <Select
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      allowClear
      loading={!modules}
      value={value}
      onChange={(module?: string) => onChange(module ?? null)}
      options={modules?.data.map(({ id, name }) => ({ value: id, label: name[language] })) ?? []}
    />
  );
}
