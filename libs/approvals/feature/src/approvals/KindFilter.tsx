import { useTranslation } from 'react-i18next';
import { ClearableSelect } from '@traveldesk/shared-ui';
import { useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import { useApprovalsKindsQuery } from './approval-kinds.api';
import styles from './filters.module.css';

/** Filters by kind. Domains register kinds, so the list comes from the API. */
export function KindFilter({ label, value, onChange, onUnknown }: FilterPickerProps) {
  const { t } = useTranslation('common');
  const { data, error, isFetching } = useApprovalsKindsQuery();
  useUnknown(value, !!data && !data.data.some(({ key }) => key === value), onUnknown);
  const kinds = data?.data.map(({ key, name }) => ({ value: key, label: name })) ?? [];
  return (
    <ClearableSelect
      className={styles.filter}
      aria-label={label}
      placeholder={label}
      loading={isFetching}
      // Do not show the raw key while names load; if loading fails, show a generic label.
      value={data || error ? value : null}
      onChange={(kind) => onChange(kind ?? null)}
      options={value && error && !data ? [{ value, label: t('picker.unknown') }] : kinds}
    />
  );
}
