import type { Money } from '@traveldesk/shared-contract';

/** An amount as histories store it: `-12.50 EUR`. Readers format it by their locale. */
export const plainText = ({ amount, currency }: Money): string => `${amount} ${currency}`;
