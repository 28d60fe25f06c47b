import { z } from 'zod';
import { isCurrency } from './currency';

/** Two currencies as an address has them: `EUR-USD` is how many dollars a euro is. */
export const pairSchema = z
  .string()
  .regex(/^[A-Z]{3}-[A-Z]{3}$/)
  .refine((pair) => pair.split('-').every(isCurrency) && pair.slice(0, 3) !== pair.slice(4));

export interface Pair {
  base: string;
  quote: string;
}

export const pairText = ({ base, quote }: Pair): string => `${base}-${quote}`;

export function pairOf(text: string): Pair {
  return { base: text.slice(0, 3), quote: text.slice(4) };
}
