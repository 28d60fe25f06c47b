import type { Candidate } from './candidate';
import { createFares } from './fares';

const between = (rough: readonly [number, number]) => ({ rough }) as unknown as Candidate;

/** Numbers that look random, and are the same in every run. */
function dice(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('the fare ranges to look at', () => {
  const roll = dice(3);
  const ranges = Array.from({ length: 3_000 }, (_, at): [number, number] => {
    if (at % 500 === 0) return [-Infinity, at === 0 ? Infinity : 40];
    const least = roll() ** 4 * 1e6;
    return [least, least + roll() * 20];
  });
  const fares = createFares(ranges.map(between));
  const seen = (about: number) => {
    const { places, rough } = fares(about);
    const all = places ? [...places] : ranges.map((_, at) => at);
    return all.filter((at) => about >= (rough[2 * at] ?? NaN) && about <= (rough[2 * at + 1] ?? NaN));
  };
  const meant = (about: number) =>
    ranges.flatMap(([least, most], at) => (about >= least && about <= most ? [at] : []));

  it('are all that contain the fare, in order, however often similar fares come', () => {
    const abouts = Array.from({ length: 1_000 }, () => roll() ** 4 * 1e6);
    const ends = ranges.flat().filter((end) => Number.isFinite(end));
    for (const about of [0, -5, 40, 2 ** 10, ...abouts, ...abouts, ...ends]) {
      expect(seen(about)).toEqual(meant(about));
    }
  });

  it('are few once a similar fare has come', () => {
    fares(70_000);
    fares(70_001);
    expect(fares(70_002).places?.length).toBeLessThan(ranges.length / 8);
  });

  it('are all if nearly all contain the fare', () => {
    const wide = createFares(Array.from({ length: 100 }, () => between([1, 1e6])));
    expect([wide(500).places, wide(500).places, wide(500).places]).toEqual([null, null, null]);
  });
});
