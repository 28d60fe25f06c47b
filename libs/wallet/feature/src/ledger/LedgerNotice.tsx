export { LedgerNotice } from '@traveldesk/wallet-ui';
