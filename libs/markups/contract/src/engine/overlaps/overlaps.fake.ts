import { buyer, contextOf, idOf, parent, ruleOf, topmost } from '../engine.fake';
import type { RuleInForce } from '../types';
import type { OverlapFacts } from './facts';
import { overlapsOf } from './overlaps';

/** A supplier on sale (as 202 is) and one that is off sale. */
export const [sells, off] = [idOf(201), idOf(203)];

/** A company without parent or subsidiaries. */
export const stranger = idOf(104);

/** Orient, Nile Travel below Orient, Nile Cairo below Nile Travel, all of one type; and the stranger. */
export function factsOf(said: Partial<OverlapFacts> = {}, type: 'B2B' | 'B2C' = 'B2B'): OverlapFacts {
  return {
    now: '2026-11-21T22:30:00.000Z',
    zones: new Map([
      [idOf(301), new Set(['AE', 'SA'])],
      [idOf(302), new Set(['EG', 'GB'])],
      [idOf(303), new Set<string>()],
    ]),
    companies: new Map([
      [topmost, { parent: null, type }],
      [parent, { parent: topmost, type }],
      [buyer, { parent, type }],
      [stranger, { parent: null, type }],
    ]),
    suppliers: new Set([sells, idOf(202)]),
    airport: contextOf().place,
    countriesAround: (code) => (code === 'DXB' ? ['AE', 'OM'] : []),
    city: (code) => contextOf().place({ DXX: 'DXB', LON: 'LHR' }[code] ?? code),
    ...said,
  };
}

export type RuleChanges = Partial<RuleInForce>;
export const only = (...codes: string[]) => ({ mode: 'only' as const, codes });
export const except = (...codes: string[]) => ({ mode: 'except' as const, codes });
export const at = (kind: 'airport' | 'city' | 'country' | 'zone', code: string) => ({ kind, code });
export const named = (...companies: [string, boolean][]) => ({
  companies: companies.map(([id, below]) => ({ id, below })),
});

/** Returns the overlaps of these rules, whose ids are `idOf(1)`, `idOf(2)` and so on. */
export const found = (...rules: RuleChanges[]) =>
  overlapsOf(
    rules.map((rule, index) => ruleOf({ id: idOf(index + 1), ...rule })),
    factsOf(),
  );
