import {
  rangeText,
  readLimit,
  readRange,
  readValues,
  valuesText,
  withValues,
} from '@traveldesk/suppliers-ui';
import { choiceNames, limits, noFilters, type Filters } from './filters';
import { sorts, type Sort } from './sorting';

export interface View {
  sort: Sort;
  filters: Filters;
  /** The key of the open itinerary. */
  open: string | null;
}

/** Codes of airlines and airports, and our own words. */
const shape = /^[\w-]{1,40}$/;

/** Reads a view such as `stops=0.1&airlines=MS.EK&price=10000-45000`. Invalid values are ignored. */
export function readView(params: URLSearchParams): View {
  const filters: Filters = { ...noFilters, price: readRange(params, 'price') };
  for (const name of choiceNames) filters[name] = readValues(params, name, shape);
  for (const name of limits) filters[name] = readLimit(params, name);
  const sort = sorts.find((known) => known === params.get('sort')) ?? 'best';
  return { sort, filters, open: params.get('open') };
}

/** Writes a view into the address. Defaults are left out, and other parameters stay. */
export function writeView(params: URLSearchParams, { sort, filters, open }: View): URLSearchParams {
  return withValues(params, {
    sort: sort === 'best' ? null : sort,
    ...Object.fromEntries(choiceNames.map((name) => [name, valuesText(filters[name])])),
    ...Object.fromEntries(limits.map((name) => [name, filters[name]])),
    price: rangeText(filters.price),
    open,
  });
}
