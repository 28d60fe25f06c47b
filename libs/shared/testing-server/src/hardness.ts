/** Whether this is `npm run test:all` or `test:hard`, which run what `npm test` leaves out. */
export const isWholeRun = process.env.TESTS === 'all' || process.env.RUNS !== undefined;

/**
 * How many runs a proof has: `smoke` in `npm test`, `whole` in `npm run test:all`, and in `npm run test:hard` what RUNS says.
 * SEED makes them the same again.
 */
export function hardness(whole: number, smoke = whole): { runs: number; seed: number; isHard: boolean } {
  const { RUNS, SEED } = process.env;
  return {
    runs: Number(RUNS ?? (isWholeRun ? whole : smoke)),
    seed: Number(SEED ?? 20_261_123),
    isHard: RUNS !== undefined,
  };
}

/** So many cases, spread evenly over all of them; all in `npm run test:all` and `test:hard`. */
export function sampleOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isWholeRun || count >= cases.length) return cases;
  return Array.from({ length: count }, (_, at) => cases[Math.floor((at * cases.length) / count)] as Case);
}

/** Numbers that follow from a seed alone, each at least 0 and below `below`. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) % below;
  };
}
