import { useTranslation } from 'react-i18next';
import { CompanySelect } from '@traveldesk/companies-ui';
import type { FilterPickerProps } from '@traveldesk/shared-web';

/** Filters roles by owner: a company, or `none` for the platform. */
export function OwnerFilter({ label, ...props }: FilterPickerProps) {
  const { t } = useTranslation('users');
  return (
    <CompanySelect
      {...props}
      aria-label={label}
      placeholder={label}
      selected={[{ value: 'none', label: t('roles.platform') }]}
    />
  );
}
