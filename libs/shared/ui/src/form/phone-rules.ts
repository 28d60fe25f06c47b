// A chunk of its own: libphonenumber's rules.
export { judgePhone } from '@traveldesk/shared-contract';
