/** Sets of numbers from 0 up to a size, as bits: of ten thousand rules those that fit are cut with others in a microsecond. */
export type Bits = Uint32Array;

export const allBits = (size: number): Bits => new Uint32Array(Math.ceil(size / 32)).fill(~0);

export const clearBit = (bits: Bits, at: number): void => {
  bits[at >>> 5] = (bits[at >>> 5] ?? 0) & ~(1 << (at & 31));
};

/** Leaves of the first set what is in the other too. */
export function cut(bits: Bits, other: Bits): void {
  for (let word = 0; word < bits.length; word += 1) bits[word] = (bits[word] ?? 0) & (other[word] ?? 0);
}

/** The first number of the set from `from` on and before `until`; -1 where there is none. */
export function nextBit(bits: Bits, from: number, until: number): number {
  let at = from;
  while (at < until) {
    const left = (bits[at >>> 5] ?? 0) >>> (at & 31);
    if (left !== 0) {
      const found = at + 31 - Math.clz32(left & -left);
      return found < until ? found : -1;
    }
    at = (at | 31) + 1;
  }
  return -1;
}
