import { useTranslation } from 'react-i18next';
import { noParent } from '@traveldesk/companies-contract';
import { CompanySelect } from '@traveldesk/companies-ui';
import type { FilterPickerProps } from '@traveldesk/shared-web';

/** Filters by parent company, or by having none. */
export function ParentFilter({ label, ...props }: FilterPickerProps) {
  const { t } = useTranslation('companies');
  return (
    <CompanySelect
      {...props}
      aria-label={label}
      placeholder={label}
      selected={[{ value: noParent, label: t('list.noParent') }]}
    />
  );
}
