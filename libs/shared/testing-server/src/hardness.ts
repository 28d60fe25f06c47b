/**
 * How much of a proof is done: a little in `npm test`, what RUNS says in `npm run test:hard`. SEED makes it the same again.
 */
export function hardness(short: number): { runs: number; seed: number; isHard: boolean } {
  const { RUNS, SEED } = process.env;
  return { runs: Number(RUNS ?? short), seed: Number(SEED ?? 20_261_123), isHard: RUNS !== undefined };
}

/** Numbers that follow from a seed alone, each at least 0 and below `below`. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) % below;
  };
}
