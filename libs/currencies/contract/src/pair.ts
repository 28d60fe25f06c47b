/** An ordered pair: its rate is the amount of `quote` for one `base`. */
export interface Pair {
  base: string;
  quote: string;
}

/** Formats a pair for addresses: `EUR-USD` is the number of dollars per euro. */
export const pairText = ({ base, quote }: Pair): string => `${base}-${quote}`;

export function pairOf(text: string): Pair {
  return { base: text.slice(0, 3), quote: text.slice(4) };
}
