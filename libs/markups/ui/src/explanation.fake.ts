import type { ConsideredRule, PriceExplanation } from '@traveldesk/markups-contract';

export const nile = { id: '0198f000-0000-7000-8000-0000000000c1', name: 'Nile Travel' };
export const delta = { id: '0198f000-0000-7000-8000-0000000000c2', name: 'Delta Tours' };
const rates = '0198f000-0000-7000-8000-0000000000f1';
const idOf = (number: number) => `0198f000-0000-7000-8000-0000000000${number}`;

/** A considered rule; `changes` override fields. */
export function considered(number: number, changes: Partial<ConsideredRule> = {}): ConsideredRule {
  return {
    rule_id: idOf(number),
    version: 1,
    name: `Rule ${number}`,
    layer: 'platform',
    owner_id: null,
    kind: 'markup',
    outcome: 'won',
    failed: null,
    found: null,
    beaten_by: null,
    by: null,
    decisive: null,
    specificity: 0,
    priority: 0,
    created_at: '2026-11-01T08:00:00.000Z',
    amount: null,
    of: null,
    base_missing: false,
    limited: null,
    cut: null,
    ...changes,
  };
}

const euro = (amount: string) => ({ amount, currency: 'EUR' });

/** An explanation in which 100 USD are 92.38 EUR; Delta Tours pays 5 %, a fee, and 2 EUR that Nile Travel earns. */
export function explanation(changes: Partial<PriceExplanation> = {}): PriceExplanation {
  const line = { layer: 'platform' as const, owner_id: null, version: 1 };
  return {
    at: '2026-11-24T09:30:00.000Z',
    revision: 7,
    company: delta,
    supplier: { id: '0198f000-0000-7000-8000-0000000000d1', name: 'Duffel', markup_enabled: true },
    currency: 'EUR',
    supplier_price: { total: { amount: '100.00', currency: 'USD' }, base: null, tax: null },
    rate: {
      from: 'USD',
      to: 'EUR',
      at: '2026-11-24T09:30:00.000Z',
      legs: [
        {
          id: rates,
          base: 'EUR',
          quote: 'USD',
          rate: '1.0825',
          valid_from: '2026-11-23T15:00:00.000Z',
          source: 'ecb',
        },
      ],
    },
    net: euro('92.38'),
    lines: [
      { ...line, kind: 'markup', rule_id: idOf(11), amount: euro('4.62'), name: 'Rule 11' },
      { ...line, kind: 'discount', rule_id: idOf(13), amount: euro('-1.00'), name: 'Rule 13' },
      {
        kind: 'service_fee',
        layer: 'company',
        owner_id: nile.id,
        rule_id: idOf(14),
        version: 2,
        amount: euro('2.00'),
        name: 'Rule 14',
      },
    ],
    total: euro('98.00'),
    rules: [
      considered(11, { amount: euro('4.62'), of: 'total', base_missing: true, limited: 'min' }),
      considered(12, {
        outcome: 'outranked',
        beaten_by: idOf(11),
        by: 'specificity',
        decisive: 'route',
      }),
      considered(15, { outcome: 'unmatched', failed: 'plating', found: 'MS' }),
      considered(13, { kind: 'discount', amount: euro('1.00') }),
      considered(14, { kind: 'service_fee', layer: 'company', owner_id: nile.id, amount: euro('2.00') }),
      considered(16, { outcome: 'unmatched', failed: 'owner', layer: 'company', owner_id: delta.id }),
    ],
    owners: { [nile.id]: nile.name, [delta.id]: delta.name },
    ...changes,
  };
}
