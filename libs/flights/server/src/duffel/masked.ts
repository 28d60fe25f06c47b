import type { MaskedFields } from '@traveldesk/suppliers-server';

/** The fields of SUPPLIER 5 that a log must not show. */
export const masked: MaskedFields = {
  secrets: new Set([
    'born_on',
    'unique_identifier',
    'expires_on',
    'issuing_country_code',
    'account_number',
    'credit_code',
  ]),
  // There a `unique_identifier` is the number of a ticket.
  shownIn: new Set(['documents']),
  isAmount: (name) => name === 'amount' || name.endsWith('_amount'),
};
