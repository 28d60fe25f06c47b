import type { MaskedFields } from '@traveldesk/suppliers-server';
import { isDuffelAmount } from '@traveldesk/suppliers-server/duffel';

const shownIn: ReadonlySet<string> = new Set<string>();
const secrets: ReadonlySet<string> = new Set(['loyalty_programme_account_number']);

/** The fields that logs of stays must not show. */
export const masked: MaskedFields = { secrets, shownIn, isAmount: isDuffelAmount };
