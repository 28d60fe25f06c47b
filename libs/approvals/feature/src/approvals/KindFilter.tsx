import { useTranslation } from 'react-i18next';
import { ClearableSelect } from '@traveldesk/shared-ui';
import { useUnknown, type FilterPickerProps } from '@traveldesk/shared-web';
import { useApprovalsKindsQuery } from './approval-kinds.api';
import styles from './filters.module.css';

/** Requests of one kind: which there are is for the domains to say, and so the API's to know. */
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
      // Its key is no name: until there is one, and where none can be had, it is not shown.
      value={data || error ? value : null}
      onChange={(kind) => onChange(kind ?? null)}
      options={value && error && !data ? [{ value, label: t('picker.unknown') }] : kinds}
    />
  );
}
