/**
 * Randomness without state: the same words give the same number on every machine and in every run, so a timetable or a fare needs no
 * table, only the names of its subject.
 */
export function seeded(...words: readonly (string | number)[]): number {
  const text = words.join('|');
  // FNV-1a, then a final mix, since its low bits follow only the last letter.
  let bits = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) bits = Math.imul(bits ^ text.charCodeAt(at), 0x01000193);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** Returns true for about this share (0 to 1) of all words, always the same for a word. */
export function chance(share: number, ...words: readonly (string | number)[]): boolean {
  return seeded(...words) < share * 2 ** 32;
}

/** A whole number from `low` to `high`, both included. */
export function between(low: number, high: number, ...words: readonly (string | number)[]): number {
  return low + (seeded(...words) % (high - low + 1));
}

export interface Dice {
  /** From 0 to below 1. */
  share(): number;
  /** Returns true for about this share of draws. */
  chance(share: number): boolean;
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** A series of numbers that follows only from words: many draws for the price of one `seeded`. */
export function diceOf(...words: readonly (string | number)[]): Dice {
  let state = seeded(...words);
  // Mulberry32.
  const share = () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    share,
    chance: (most) => share() < most,
    between: (low, high) => low + Math.floor(share() * (high - low + 1)),
    pick: (items) => items[Math.floor(share() * items.length)] as (typeof items)[number],
  };
}
