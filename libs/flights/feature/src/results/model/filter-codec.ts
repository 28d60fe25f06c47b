import { choiceNames, limits, noFilters, type Filters } from './filters';
import { sorts, type Sort } from './sorting';

export interface View {
  sort: Sort;
  filters: Filters;
  /** The key of the open itinerary. */
  open: string | null;
}

/** Maximum values per filter. */
const longest = 60;
const value = /^[\w-]{1,40}$/;

/** Reads a view such as `stops=0.1&airlines=MS.EK&price=10000-45000`. Invalid values are ignored. */
export function readView(params: URLSearchParams): View {
  const filters: Filters = { ...noFilters };
  for (const name of choiceNames) {
    const parts = (params.get(name) ?? '').split('.').filter((part) => value.test(part));
    filters[name] = [...new Set(parts)].slice(0, longest);
  }
  for (const name of limits) {
    const text = params.get(name) ?? '';
    if (/^\d{1,5}$/.test(text)) filters[name] = Number(text);
  }
  const [, min, max] = /^(\d{1,15})-(\d{1,15})$/.exec(params.get('price') ?? '') ?? [];
  if (min && max) filters.price = { min: Number(min), max: Number(max) };
  const sort = sorts.find((known) => known === params.get('sort')) ?? 'best';
  return { sort, filters, open: params.get('open') };
}

/** Writes a view into the address. Defaults are left out, and other parameters stay. */
export function writeView(params: URLSearchParams, { sort, filters, open }: View): URLSearchParams {
  const next = new URLSearchParams(params);
  const set = (name: string, text: string | null | undefined) =>
    text ? next.set(name, text) : next.delete(name);
  set('sort', sort === 'best' ? null : sort);
  for (const name of choiceNames) set(name, filters[name].join('.'));
  for (const name of limits) set(name, filters[name] === null ? null : String(filters[name]));
  set('price', filters.price && `${filters.price.min}-${filters.price.max}`);
  set('open', open);
  return next;
}
