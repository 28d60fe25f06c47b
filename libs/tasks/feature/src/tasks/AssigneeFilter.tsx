// A separate file, so that the list loads the picker with its further filters.
export { UserFilter as AssigneeFilter } from '@traveldesk/users-ui';
