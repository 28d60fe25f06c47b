import type { FilterPickerProps } from '@traveldesk/shared-web';
import { UserSelect } from './UserSelect';

/** Filters a list by a user. */
export function UserFilter({ label, ...props }: FilterPickerProps) {
  return <UserSelect {...props} aria-label={label} placeholder={label} />;
}
