import type { Group } from './candidate';
import { anyFare } from './fare.range';

/** Which of the candidates may take a fare, the first first: all whose range is surely away from it are left out. */
export type Fares = (about: number) => { places: Uint32Array | null; rough: Float64Array };

/** So many are looked at one by one as fast as any other way. */
const few = 64;
/** Of neighbouring fares that many share one list: of a doubling this part. */
const perDoubling = 32;
/** A list is kept where it leaves out all but this part. */
const worth = 8;

/**
 * Thousands of rules, each for a narrow range of fares, are not asked one by one for each offer: fares that are near each other share
 * the list of rules that any of them meets, made when a second one of them comes. `places` null: all of them.
 */
export function createFares(candidates: Group): Fares {
  // Of most contests the first takes every fare: then nothing here is asked for.
  let known: Float64Array | undefined;
  const lists = new Map<number, Uint32Array | null>();
  return (about) => {
    const rough = (known ??= roughOf(candidates));
    if (candidates.length <= few || !(about > 0)) return { places: null, rough };
    const slot = Math.floor(Math.log2(about) * perDoubling);
    let places = lists.get(slot);
    // The first only says that somebody was there.
    if (places === undefined) lists.set(slot, first);
    if (places === first) {
      places = meeting(rough, slot);
      lists.set(slot, places);
    }
    return { places: places ?? null, rough };
  };
}

const first = new Uint32Array(0);

function roughOf(candidates: Group): Float64Array {
  const rough = new Float64Array(2 * candidates.length);
  for (let at = 0; at < candidates.length; at += 1) rough.set(candidates[at]?.rough ?? anyFare, 2 * at);
  return rough;
}

/** The places of ranges that reach into a slot; null where too few are left out. */
function meeting(rough: Float64Array, slot: number): Uint32Array | null {
  const [from, to] = [slot, slot + 1].map((end) => 2 ** (end / perDoubling)) as [number, number];
  const [least, most] = [from * (1 - 1e-9), to * (1 + 1e-9)];
  const found: number[] = [];
  const count = rough.length / 2;
  for (let at = 0; at < count; at += 1) {
    if (most < (rough[2 * at] as number) || least > (rough[2 * at + 1] as number)) continue;
    found.push(at);
    if (found.length * worth > count) return null;
  }
  return Uint32Array.from(found);
}
