import type { Money } from '@traveldesk/shared-contract';

/** An amount as histories have it, and whoever formats it for its reader: `-12.50 EUR`. */
export const plainText = ({ amount, currency }: Money): string => `${amount} ${currency}`;
