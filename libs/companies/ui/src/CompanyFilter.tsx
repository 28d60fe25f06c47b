import type { FilterPickerProps } from '@traveldesk/shared-web';
import { CompanySelect } from './CompanySelect';

/** A list's records of one company. One that the user cannot see is given up, as a record that is not there. */
export function CompanyFilter({ label, ...props }: FilterPickerProps) {
  return <CompanySelect {...props} aria-label={label} placeholder={label} />;
}
