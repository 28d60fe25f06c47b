import { lettersOf } from '../http/ids';
import { seeded } from '../world/random';

/** An identifier derived from words, so it is the same on every machine: `acc_0000` and 18 letters. */
export function idOf(prefix: string, ...words: readonly (string | number)[]): string {
  const piece = (at: number) => lettersOf(seeded(prefix, at, ...words), 6);
  return `${prefix}_0000${piece(1)}${piece(2)}${piece(3)}`;
}
