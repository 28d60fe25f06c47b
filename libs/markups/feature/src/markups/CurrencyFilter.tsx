export { CurrencyFilter } from '@traveldesk/currencies-ui';
