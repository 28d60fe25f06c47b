export { DayFilter } from '@traveldesk/shared-ui';
