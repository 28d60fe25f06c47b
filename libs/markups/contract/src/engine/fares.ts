import type { Group } from './candidate';
import { anyFare } from './fare.range';

/** Returns the candidates that may match a fare, in their order. Candidates whose float bounds exclude the fare are left out. */
export type Fares = (about: number) => { places: Uint32Array | null; rough: Float64Array };

/** Up to this many candidates, a linear scan is as fast as an index. */
const few = 64;
/** Number of slots per doubling of the fare; fares in one slot share a list. */
const perDoubling = 32;
/** A list is kept only when it has at most one in `worth` of the candidates. */
const worth = 8;

/**
 * Indexes candidates by fare, since an offer may face thousands of rules with narrow fare ranges. Neighboring fares form a slot and share
 * one list, built at the second fare in that slot. `places` null: all candidates.
 */
export function createFares(candidates: Group): Fares {
  // Created lazily: usually the first candidate takes every fare, and the ranges are never needed.
  let known: Float64Array | undefined;
  const lists = new Map<number, Uint32Array | null>();
  return (about) => {
    const rough = (known ??= roughOf(candidates));
    if (candidates.length <= few || !(about > 0)) return { places: null, rough };
    const slot = Math.floor(Math.log2(about) * perDoubling);
    let places = lists.get(slot);
    // The first fare in a slot only marks it; the second builds its list.
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

/** Returns the indexes of the ranges that reach into a slot, or null when too few are left out. */
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
