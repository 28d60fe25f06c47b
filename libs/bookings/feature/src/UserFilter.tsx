export { UserFilter } from '@traveldesk/users-ui';
