import { markupKinds } from '../markup.kinds';
import { conditionCodes, type ConditionCode, type ConsideredRule } from '../explanation';
import { byRank, candidateOf, type Candidate } from './bind';
import type { Compiled, CompiledRule } from './compile';
import { fareConditions, type ExactNet } from './fare.conditions';
import { offerConditions } from './offer.conditions';
import { addUp, exactNet } from './price';
import { sceneOf, type Scene } from './scene';
import { searchConditions } from './search.conditions';
import { decisiveCondition } from './specificity';
import type { CompiledRules, PricedOffer, PricingContext, Trace } from './types';
import type { Worked } from './amount';
import type { Money } from '@traveldesk/shared-contract';

interface Judged extends Candidate {
  failed: ConditionCode | null;
  found: string | null;
}

/**
 * The price of an offer with what became of every rule. It looks at each rule by itself, and at all of its conditions in their order:
 * made for being asked, not for searches. Throws as `priceOffer` does.
 */
export function explainOffer(rules: CompiledRules, context: PricingContext, offer: PricedOffer): Trace {
  const scene = sceneOf(context);
  const net = exactNet(offer, scene);
  const judged = (rules as Compiled).rules.map((compiled) => judge(compiled, offer, net, scene));
  const groups = groupsOf(judged, context);
  const winners = groups.map((layer) => layer.map(([first]) => (first?.failed === null ? first : null)));
  const { pricing, worked } = addUp(winners, offer, net, scene);
  return {
    ...pricing,
    rules: groups.flat(2).map((one, _, all) => considered(one, winnerOver(one, all), worked)),
  };
}

function judge(compiled: CompiledRule, offer: PricedOffer, net: ExactNet, scene: Scene): Judged {
  const candidate = candidateOf(compiled, scene.context);
  for (const code of conditionCodes) {
    const found = failure(code, compiled, offer, net, scene);
    if (found) return { ...candidate, failed: code, found: found.value };
  }
  return { ...candidate, failed: null, found: null };
}

function failure(
  code: ConditionCode,
  compiled: CompiledRule,
  offer: PricedOffer,
  net: ExactNet,
  scene: Scene,
) {
  const bySearch = searchConditions.find((condition) => condition.code === code);
  if (bySearch) return bySearch.fits(compiled, scene) ? null : { value: bySearch.found(scene, compiled) };
  const byOffer = offerConditions.find((condition) => condition.code === code);
  if (byOffer) {
    const fits = !byOffer.asks(compiled) || byOffer.fits(compiled, offer, scene);
    return fits ? null : { value: byOffer.found(offer, scene) };
  }
  const byFare = fareConditions.find((condition) => condition.code === code);
  return byFare?.fits(compiled, net, scene) === false ? { value: null } : null;
}

/** By layer and kind: those that match by rank, then the others by rank; last the layers of companies that are not above who pays. */
function groupsOf(judged: readonly Judged[], { companies }: PricingContext): Judged[][][] {
  const above = companies.slice(1).map(({ id }) => id);
  const ownerOf = ({ compiled: { rule } }: Judged) => (rule.layer === 'platform' ? null : rule.owner_id);
  const others = new Set(judged.map(ownerOf).filter((id) => id !== null && !above.includes(id)));
  return [null, ...above.reverse(), ...[...others].sort()].map((owner) =>
    markupKinds.map((kind) =>
      judged
        .filter((one) => ownerOf(one) === owner && one.compiled.rule.kind === kind)
        .sort(
          (one, other) => Number(one.failed !== null) - Number(other.failed !== null) || byRank(one, other),
        ),
    ),
  );
}

/** Who won where the rule matches too. */
function winnerOver(one: Judged, all: readonly Judged[]): Judged | null {
  if (one.failed !== null) return null;
  const { kind, owner_id } = one.compiled.rule;
  const winner = all.find(
    ({ failed, compiled: { rule } }) => failed === null && rule.kind === kind && rule.owner_id === owner_id,
  );
  return winner === undefined || winner === one ? null : winner;
}

function considered(
  { compiled, specificity, failed, found }: Judged,
  winner: Judged | null,
  worked: ReadonlyMap<CompiledRule, Worked & { amount: Money }>,
): ConsideredRule {
  const { id, version, name, layer, owner_id, kind, priority, created_at } = compiled.rule;
  const made = worked.get(compiled);
  return {
    ...{
      rule_id: id,
      version,
      name,
      layer,
      owner_id,
      kind,
      specificity,
      priority,
      created_at,
      failed,
      found,
    },
    outcome: failed !== null ? 'unmatched' : winner ? 'outranked' : 'won',
    ...verdict(specificity, priority, winner),
    amount: made?.amount ?? null,
    of: made?.of ?? null,
    base_missing: made?.base_missing ?? false,
    limited: made?.limited ?? null,
  };
}

function verdict(
  specificity: number,
  priority: number,
  winner: Judged | null,
): Pick<ConsideredRule, 'beaten_by' | 'by' | 'decisive'> {
  if (!winner) return { beaten_by: null, by: null, decisive: null };
  const { id: beaten_by, priority: higher } = winner.compiled.rule;
  if (winner.specificity !== specificity) {
    const decisive = decisiveCondition(winner.specificity, specificity);
    return { beaten_by, by: 'specificity', decisive };
  }
  return { beaten_by, by: higher !== priority ? 'priority' : 'age', decisive: null };
}
