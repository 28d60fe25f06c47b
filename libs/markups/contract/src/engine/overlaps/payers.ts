import type { CompanyRef } from '../../markup.fields';
import type { RuleInForce } from '../types';
import type { Ground, Path } from './facts';

/** Who can pay: companies, with those below them or without; null is everybody whom the layer is for. */
export type Payers = readonly CompanyRef[] | null;

/** Of the companies that a rule names those that it can price: that are there, below its owner, and of its type or above one. */
export function payersOf({ companies, owner_id, company_type }: RuleInForce, ground: Ground): Payers {
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

const isBelow = (id: string, other: string, { path }: Ground): boolean =>
  path(id).some((company, above) => above > 0 && company.id === other);

/** Two rules' payers, of one owner's layer, and the type of company that both ask for. */
export interface Meeting {
  payers: readonly [Payers, Payers];
  owner: string | null;
  type: 'B2B' | 'B2C' | null;
}

/**
 * Whom two rules can both price: of each two companies of theirs that have somebody in common that one's path upwards. Somebody new
 * stands for those whom no name is for.
 */
export function* sharedPayers(
  { payers: [one, other], owner, type }: Meeting,
  ground: Ground,
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

function meet(one: CompanyRef, other: CompanyRef, ground: Ground): CompanyRef | undefined {
  if (one.id === other.id) return { id: one.id, below: one.below && other.below };
  if (one.below && isBelow(other.id, one.id, ground)) return other;
  return other.below && isBelow(one.id, other.id, ground) ? one : undefined;
}

/** Whether the first names whom the second does, and as closely: then it is never the less specific one by that. */
export function namesAsClosely(one: RuleInForce, other: Payers): boolean {
  if (other === null) return one.companies.length === 0;
  return other.every(({ id, below }) =>
    one.companies.some((named) => named.id === id && named.below === below),
  );
}
