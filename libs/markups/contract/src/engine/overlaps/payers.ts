import type { CompanyRef } from '../../markup.fields';
import type { RuleInForce } from '../types';
import type { CachedOverlapFacts, Path } from './facts';

/** The paying companies that a rule names, each with or without its subsidiaries; null is everybody in the layer's scope. */
export type Payers = readonly CompanyRef[] | null;

/** Returns the companies of a rule that it can price: existing, below its owner, and of its type or with subsidiaries included. */
export function payersOf(
  { companies, owner_id, company_type }: RuleInForce,
  ground: CachedOverlapFacts,
): Payers {
  if (companies.length === 0) return null;
  const payers: CompanyRef[] = [];
  for (const { id, below } of companies) {
    const company = ground.companies.get(id);
    if (!company) continue;
    if (owner_id !== null && !isBelow(id, owner_id, ground)) {
      if (below && (id === owner_id || isBelow(owner_id, id, ground))) return null;
      continue;
    }
    if (below || company_type === null || company.type === company_type) payers.push({ id, below });
  }
  return payers;
}

const isBelow = (id: string, other: string, { path }: CachedOverlapFacts): boolean =>
  path(id).some((company, above) => above > 0 && company.id === other);

/** The payers of two rules of one owner's layer, and the company type that both require. */
export interface CommonPayers {
  payers: readonly [Payers, Payers];
  owner: string | null;
  type: 'B2B' | 'B2C' | null;
}

/**
 * Yields a path for each way in which two rules can price the same payer: one for each pair of named companies with a payer in
 * common. The id '' represents a payer that neither rule names.
 */
export function* sharedPayers(
  { payers: [one, other], owner, type }: CommonPayers,
  ground: CachedOverlapFacts,
): Generator<Path> {
  const above = owner === null ? [] : ground.path(owner);
  for (const here of one ?? [null]) {
    for (const there of other ?? [null]) {
      const shared = here && there ? meet(here, there, ground) : (here ?? there);
      if (shared === undefined) continue;
      if (shared === null) yield [{ id: '' }, ...above];
      else if (type === null || ground.companies.get(shared.id)?.type === type) yield ground.path(shared.id);
      else if (shared.below) yield [{ id: '' }, ...ground.path(shared.id)];
    }
  }
}

function meet(one: CompanyRef, other: CompanyRef, ground: CachedOverlapFacts): CompanyRef | undefined {
  if (one.id === other.id) return { id: one.id, below: one.below && other.below };
  if (one.below && isBelow(other.id, one.id, ground)) return other;
  return other.below && isBelow(one.id, other.id, ground) ? one : undefined;
}

/** True when `one` names every company of `other` in the same way, so it never loses by the `companies` condition. */
export function namesSameCompanies(one: RuleInForce, other: Payers): boolean {
  if (other === null) return one.companies.length === 0;
  return other.every(({ id, below }) =>
    one.companies.some((named) => named.id === id && named.below === below),
  );
}
