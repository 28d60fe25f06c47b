import { useTranslation } from 'react-i18next';
import { ClearableSelect } from '@traveldesk/shared-ui';
import { useLanguage, useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import styles from './ModuleFilter.module.css';
import { useSuppliersModulesQuery } from './supplier-modules.api';

/** Filters by module. */
export function ModuleFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const { language } = useLanguage();
  const { t } = useTranslation('common');
  const { data: modules, error } = useSuppliersModulesQuery();
  useUnknown(value, !!modules && !modules.data.some(({ id }) => id === value), onUnknown);
  const named = modules?.data.map(({ id, name }) => ({ value: id, label: name[language] })) ?? [];
  return (
    <ClearableSelect
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      loading={!modules && !error}
      // Do not show the raw id while names load; if loading fails, show a generic label.
      value={modules || error ? value : null}
      onChange={(module) => onChange(module ?? null)}
      options={value && error && !modules ? [{ value, label: t('picker.unknown') }] : named}
    />
  );
}
