import type { MaskedFields } from '@traveldesk/suppliers-server';
import { isDuffelAmount } from '@traveldesk/suppliers-server/duffel';

const secrets: ReadonlySet<string> = new Set([
  'born_on',
  'unique_identifier',
  'expires_on',
  'issuing_country_code',
  'account_number',
  'credit_code',
]);

// Within `documents`, `unique_identifier` is a ticket number, which may be shown.
const shownIn: ReadonlySet<string> = new Set(['documents']);

/** The fields of SUPPLIER 5 that logs must not show. */
export const masked: MaskedFields = {
  secrets,
  shownIn,
  isAmount: isDuffelAmount,
};
