export { CompanyFilter } from '@traveldesk/companies-ui';
