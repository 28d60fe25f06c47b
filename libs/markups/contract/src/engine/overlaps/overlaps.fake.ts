import { buyer, contextOf, idOf, parent, topmost } from '../engine.fake';
import type { OverlapFacts } from './facts';

/** Two suppliers that sell, and one that does not. */
export const [sells, alsoSells, off] = [idOf(201), idOf(202), idOf(203)];

/** A company with nobody above or below it. */
export const stranger = idOf(104);

/** Orient, Nile Travel below it, Nile Cairo below that, all of one type; and a stranger. */
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
    suppliers: new Set([sells, alsoSells]),
    airport: contextOf().place,
    countryOfCity: (code) => ({ CAI: 'EG', HRG: 'EG', DXB: 'AE', LON: 'GB' })[code] ?? null,
    ...said,
  };
}
