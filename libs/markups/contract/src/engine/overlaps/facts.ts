import type { Product } from '../../markup.kinds';
import type { PricedPlace, RuleSet } from '../types';

/** The inputs of the overlap check besides the rules: the state of the platform at the instant `now`. */
export interface OverlapFacts {
  now: string;
  zones: RuleSet['zones'];
  /** All companies by their ids; `parent` is null at the top. */
  companies: ReadonlyMap<string, { parent: string | null; type: 'B2B' | 'B2C' }>;
  /** Ids of the suppliers that are on sale. */
  suppliers: ReadonlySet<string>;
  airport(code: string): PricedPlace | undefined;
  /** Returns the city with this code, current or former; for flights only a city with an airport. */
  city(code: string, product: Product): PricedPlace | undefined;
  /**
   * Returns the countries of hotels whose nearest city has this code. A hotel's country is that of its address, so near a border it can be
   * another one than the city's.
   */
  countriesAround(code: string): readonly string[];
}

/** A company and its ancestors, nearest first. */
export type Path = readonly { id: string }[];

/** The facts, with a cache of each company's path. */
export interface CachedOverlapFacts extends OverlapFacts {
  path(id: string): Path;
  /** Companies that have subsidiaries. */
  parents: ReadonlySet<string>;
}

export function groundOf(facts: OverlapFacts): CachedOverlapFacts {
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
