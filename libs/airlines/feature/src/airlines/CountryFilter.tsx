export { CountryFilter } from '@traveldesk/geo-ui';
