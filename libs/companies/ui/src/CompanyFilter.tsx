import type { FilterPickerProps } from '@traveldesk/shared-web';
import { CompanySelect } from './CompanySelect';

/** Filters a list by company. A company that the user cannot see is removed from the filter. */
export function CompanyFilter({ label, ...props }: FilterPickerProps) {
  return <CompanySelect {...props} aria-label={label} placeholder={label} />;
}
