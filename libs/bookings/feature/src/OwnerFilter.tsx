import type { FilterPickerProps } from '@traveldesk/shared-web';
import { UserSelect } from '@traveldesk/users-ui';

export function OwnerFilter({ label, ...props }: FilterPickerProps) {
  return <UserSelect {...props} aria-label={label} placeholder={label} />;
}
