import { CompanySelect } from '@traveldesk/companies-ui';
import type { FilterPickerProps } from '@traveldesk/shared-web';

export function ParentFilter({ label, value, onChange }: FilterPickerProps) {
  return <CompanySelect aria-label={label} placeholder={label} value={value} onChange={onChange} />;
}
