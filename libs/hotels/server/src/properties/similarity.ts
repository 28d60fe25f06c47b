import { folded } from '@traveldesk/shared-contract';
import { distanceKm } from '@traveldesk/geo-contract';
import type { StayPoint } from '@traveldesk/hotels-contract';

/** The facts by which two records are compared. */
export interface PropertyFacts {
  name: string;
  country_code: string;
  point: StayPoint | null;
  chain: string | null;
}

/** The facts of a property, prepared for many comparisons. */
export interface Identity {
  country_code: string;
  point: StayPoint | null;
  chain: string | null;
  /** The folded words of the name, sorted, because suppliers write them in different orders. */
  words: readonly string[];
}

/** Limits of STAYS 5, rule 10. */
export const nearKm = 0.15;
const alike = 0.85;
/** Above these, a person decides. */
export const neighborKm = 0.5;
const perhapsAlike = 0.75;

/** In shorter words, one letter distinguishes neighbors: Anika and Amina, Tower A and Tower B, II and III. */
const shortestTypo = 6;

/** Words that every other hotel has in its name. */
const common: ReadonlySet<string> = new Set(['hotel', 'hotels', 'the', 'and', 'by']);

export function identityOf({ name, country_code, point, chain }: PropertyFacts): Identity {
  return { country_code, point, chain: chain === null ? null : folded(chain), words: wordsOf(name) };
}

/**
 * Returns the similarity, from 0 to 1, of the names of two records of the same property; null if they are different properties, or
 * if a person must decide. Without coordinates, with other chains, or with a differing word or number they are never the same.
 */
export function samenessOf(one: Identity, other: Identity): number | null {
  if (one.words.length !== other.words.length || one.country_code !== other.country_code) return null;
  if (!one.point || !other.point || distanceKm(one.point, other.point) > nearKm) return null;
  if (one.chain !== null && other.chain !== null && one.chain !== other.chain) return null;
  const likeness = likenessOf(one.words, other.words);
  return likeness !== null && likeness >= alike ? likeness : null;
}

/**
 * Returns the similarity of two neighbors' names if a person should decide whether they are the same, otherwise null. Other chains, words
 * and numbers do not matter here.
 */
export function likenessOfNeighbors(
  one: Identity,
  other: Identity,
): { likeness: number; meters: number } | null {
  if (one.country_code !== other.country_code || !one.point || !other.point) return null;
  const km = distanceKm(one.point, other.point);
  if (km > neighborKm) return null;
  const [ours, theirs] = [one.words.join(' '), other.words.join(' ')];
  const longest = Math.max(ours.length, theirs.length, 1);
  const likeness = 1 - editsBetween(ours, theirs) / longest;
  return likeness < perhapsAlike ? null : { likeness, meters: Math.round(km * 1000) };
}

/** The number of letters that are changed, added or removed between two texts. */
function editsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (other[to - 1] === letter ? 0 : 1);
      next.push(Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

function wordsOf(name: string): string[] {
  const words =
    folded(name)
      .replace(/['’]s\b/gu, 's')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !common.has(word));
  return (own.length > 0 ? own : words).sort();
}

/** One minus the share of letters that are typos. Null if a word of one has no counterpart in the other; both have as many words. */
function likenessOf(one: readonly string[], other: readonly string[]): number | null {
  const [ours, theirs] = [unpaired(one, other), unpaired(other, one)];
  for (const word of ours) {
    const at = theirs.findIndex((counterpart) => isTypo(word, counterpart));
    if (at < 0) return null;
    theirs.splice(at, 1);
  }
  return 1 - ours.length / Math.max(one.join('').length, other.join('').length, 1);
}

/** The words of one list that the other does not have, or has fewer times. */
function unpaired(words: readonly string[], other: readonly string[]): string[] {
  const left = [...other];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Whether two long words differ in one letter that is changed, added or removed. A number is never a typo, and a plural is another word. */
function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortestTypo || long.length > short.length + 1 || long === `${short}s`) return false;
  if (/\p{N}/u.test(short + long)) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  return short.slice(long.length > short.length ? at : at + 1) === long.slice(at + 1);
}
