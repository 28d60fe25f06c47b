import { folded } from '@traveldesk/shared-contract';
import { distanceKm } from '@traveldesk/geo-contract';
import type { StayPoint } from '@traveldesk/hotels-contract';

/** What identifies a property. */
export interface PropertyFacts {
  name: string;
  country_code: string;
  point: StayPoint | null;
  chain: string | null;
}

/** Limits of STAYS 5, rule 10. */
const nearKm = 0.15;
const alike = 0.85;

/** Words that every other hotel has in its name. */
const common: ReadonlySet<string> = new Set(['hotel', 'hotels', 'the', 'and', 'by']);

/** Words that tell neighbors apart: the hotel and its annex, the second tower, the airport branch. */
const telling: ReadonlySet<string> = new Set([
  'express',
  'suite',
  'suites',
  'annex',
  'annexe',
  'apartment',
  'apartments',
  'residence',
  'residences',
  'villa',
  'villas',
  'tower',
  'towers',
  'north',
  'south',
  'east',
  'west',
  'airport',
  'beach',
  'garden',
  'ii',
  'iii',
  'iv',
  'vi',
  'vii',
  'viii',
  'ix',
]);

/**
 * Returns how alike the names of two records of the same property are, from 0 to 1; null if they are not the same property, or nobody can
 * tell without a person. Without coordinates, with other chains, or with a different number or telling word they are never the same.
 */
export function samenessOf(one: PropertyFacts, other: PropertyFacts): number | null {
  if (one.country_code !== other.country_code || !one.point || !other.point) return null;
  if (one.chain !== null && other.chain !== null && folded(one.chain) !== folded(other.chain)) return null;
  if (distanceKm(one.point, other.point) > nearKm) return null;
  const [first, second] = [wordsOf(one.name), wordsOf(other.name)];
  if (tellingIn(first) !== tellingIn(second)) return null;
  const likeness = likenessOf(first.join(' '), second.join(' '));
  return likeness >= alike ? likeness : null;
}

/** The words of a name, sorted, because suppliers write them in different orders. */
function wordsOf(name: string): string[] {
  const words = folded(name).match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words.filter((word) => !common.has(word));
  return (own.length > 0 ? own : words).sort();
}

function tellingIn(words: readonly string[]): string {
  return words.filter((word) => telling.has(word) || /\p{N}/u.test(word)).join(' ');
}

/** One minus the share of letters to change, add or remove (Levenshtein). */
function likenessOf(one: string, other: string): number {
  const longest = Math.max(one.length, other.length);
  if (longest === 0) return 0;
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let from = 1; from <= one.length; from += 1) {
    const next = [from];
    for (let to = 1; to <= other.length; to += 1) {
      const change = (row[to - 1] ?? 0) + Number(one[from - 1] !== other[to - 1]);
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, change));
    }
    row = next;
  }
  return 1 - (row[other.length] ?? longest) / longest;
}
