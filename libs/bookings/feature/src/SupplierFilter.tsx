export { SupplierFilter } from '@traveldesk/suppliers-ui';
