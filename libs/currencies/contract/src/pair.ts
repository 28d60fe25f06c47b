/** Two currencies: how many of the second the first is. */
export interface Pair {
  base: string;
  quote: string;
}

/** As an address has them: `EUR-USD` is how many dollars a euro is. */
export const pairText = ({ base, quote }: Pair): string => `${base}-${quote}`;

export function pairOf(text: string): Pair {
  return { base: text.slice(0, 3), quote: text.slice(4) };
}
