// Split into its own chunk because of the size of libphonenumber's rules.
export { judgePhone } from '@traveldesk/shared-contract';
