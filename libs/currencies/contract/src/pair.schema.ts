import { typedCode } from '@traveldesk/shared-contract';
import { isCurrency } from './is-currency';

/** Two different currencies as in `pairText`. */
export const pairSchema = typedCode
  .regex(/^[A-Z]{3}-[A-Z]{3}$/)
  .refine((pair) => pair.split('-').every(isCurrency) && pair.slice(0, 3) !== pair.slice(4));
