import type { OpenedProperty, StaySupplierLine } from '@traveldesk/hotels-contract';
import type { SupplierSearch } from '@traveldesk/suppliers-ui';
import type { SupplierRates } from './useRates';

/** The line of a supplier that has not answered yet, or that our side could not ask. */
function blankLine({ supplier, isAsking }: SupplierRates): StaySupplierLine {
  return {
    type: 'supplier',
    supplier: supplier.key,
    status: isAsking ? 'searching' : 'failed',
    reason: isAsking ? null : 'internal',
    ms: 0,
    count: 0,
    dropped: 0,
    causes: {},
    until: null,
  };
}

/** Returns the states of a property's suppliers as a search has them, so that they are shown in the same way. */
export function asSearch(
  { search, suppliers }: OpenedProperty,
  rates: readonly SupplierRates[],
): SupplierSearch {
  const lines = rates.map((one) => {
    const { answer, isAsking, error } = one;
    return answer && !isAsking && !error ? answer.outcome : blankLine(one);
  });
  return {
    status: rates.some(({ isAsking }) => isAsking) ? 'searching' : 'done',
    search: { type: 'search', currency: search.currency, expires_at: search.now, suppliers: [...suppliers] },
    suppliers: Object.fromEntries(lines.map((line) => [line.supplier, line])),
    retries: {},
    error: null,
  };
}
