import type { KeptContext } from '../pricing/kept-context';

/** The context of a search for no company, in euros. */
export const contextAt = (supplierId: string, at: Date, change: Partial<KeptContext> = {}): KeptContext => ({
  companies: [],
  supplierId,
  markupEnabled: true,
  journey: 'oneway',
  at: at.toISOString(),
  currency: 'EUR',
  rates: { EUR: { from: 'EUR', to: 'EUR', at: at.toISOString(), legs: [] } },
  ...change,
});

/** The context of a company's search in Egyptian pounds; `rate`: pounds for a euro at that instant. */
export function poundsAt(companyId: string, at: Date, rate: string): Partial<KeptContext> {
  const leg = {
    base: 'EUR',
    quote: 'EGP',
    rate,
    valid_from: at.toISOString(),
    source: 'manual' as const,
    id: companyId,
  };
  return {
    companies: [{ id: companyId, type: 'B2B' }],
    currency: 'EGP',
    rates: { EUR: { from: 'EUR', to: 'EGP', at: at.toISOString(), legs: [leg] } },
  };
}
