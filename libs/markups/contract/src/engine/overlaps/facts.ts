import type { PricedPlace, RuleSet } from '../types';

/** What overlaps are judged by beside the rules: the platform as it stands at the instant `now`. */
export interface OverlapFacts {
  now: string;
  zones: RuleSet['zones'];
  /** All companies by their ids; `parent` is null at the top. */
  companies: ReadonlyMap<string, { parent: string | null; type: 'B2B' | 'B2C' }>;
  /** Ids of the suppliers that anything is sold of. */
  suppliers: ReadonlySet<string>;
  airport(code: string): PricedPlace | undefined;
  /** What is known of the airports of the city that has this code, or had it before; nothing where no airport is in one. */
  city(code: string): PricedPlace | undefined;
}

/** A company and those above it, the nearest first. */
export type Path = readonly { id: string }[];

/** The facts, and of each company its path, looked up once. */
export interface Ground extends OverlapFacts {
  path(id: string): Path;
  /** Companies that have others below them. */
  parents: ReadonlySet<string>;
}

export function groundOf(facts: OverlapFacts): Ground {
  const { companies } = facts;
  const paths = new Map<string, Path>();
  const path = (id: string): Path => {
    const known = paths.get(id);
    if (known) return known;
    const parent = companies.get(id)?.parent ?? null;
    const found = [{ id }, ...(parent === null ? [] : path(parent))];
    paths.set(id, found);
    return found;
  };
  const parents = new Set([...companies.values()].flatMap(({ parent }) => parent ?? []));
  return { ...facts, path, parents };
}
