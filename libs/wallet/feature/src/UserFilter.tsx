import type { FilterPickerProps } from '@traveldesk/shared-web';
import { UserSelect } from '@traveldesk/users-ui';

export function UserFilter({ label, value, onChange }: FilterPickerProps) {
  return <UserSelect aria-label={label} placeholder={label} value={value} onChange={onChange} />;
}
