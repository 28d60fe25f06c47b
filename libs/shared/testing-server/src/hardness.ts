/** Whether this is `npm run test:all` or `test:hard`, which run tests that `npm test` omits. */
export const isWholeRun = process.env.TESTS === 'all' || process.env.RUNS !== undefined;

/**
 * Returns a property test's number of runs: `smoke` in `npm test`, `whole` in `npm run test:all`, RUNS in `npm run test:hard`. SEED makes
 * runs repeatable.
 */
export function hardness(whole: number, smoke = whole): { runs: number; seed: number; isHard: boolean } {
  const { RUNS, SEED } = process.env;
  return {
    runs: Number(RUNS ?? (isWholeRun ? whole : smoke)),
    seed: Number(SEED ?? 20_261_123),
    isHard: RUNS !== undefined,
  };
}

/** Returns `count` cases spread evenly; all of them in `npm run test:all` and `test:hard`. */
export function sampleOf<Case>(cases: readonly Case[], count: number): readonly Case[] {
  if (isWholeRun || count >= cases.length) return cases;
  return Array.from({ length: count }, (_, at) => cases[Math.floor((at * cases.length) / count)] as Case);
}

/** Returns a pseudo-random generator for a seed; its numbers are from 0 to `below` - 1. */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) % below;
  };
}
