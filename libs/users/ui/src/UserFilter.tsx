import type { FilterPickerProps } from '@traveldesk/shared-web';
import { UserSelect } from './UserSelect';

/** A list's records of one user. */
export function UserFilter({ label, ...props }: FilterPickerProps) {
  return <UserSelect {...props} aria-label={label} placeholder={label} />;
}
