/** Maximum values per filter. */
const mostValues = 60;

/** A range of integers, both inclusive. */
export interface Range {
  min: number;
  max: number;
}

/** Reads a filter with several values, `stops=0.1`. Dots within a value are escaped. Values of another shape are ignored. */
export function readValues(params: URLSearchParams, name: string, shape = /^.{1,80}$/): string[] {
  const values = (params.get(name) ?? '')
    .split('.')
    .map((part) => part.replace(/%2E/g, '.').replace(/%25/g, '%'));
  return [...new Set(values.filter((value) => shape.test(value)))].slice(0, mostValues);
}

export function valuesText(values: readonly string[]): string {
  return values.map((value) => value.replace(/%/g, '%25').replace(/\./g, '%2E')).join('.');
}

/** Reads a number of up to five digits. */
export function readLimit(params: URLSearchParams, name: string): number | null {
  const text = params.get(name) ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
}

/** Reads a range, `price=10000-45000`. */
export function readRange(params: URLSearchParams, name: string): Range | null {
  const [, min, max] = /^(\d{1,15})-(\d{1,15})$/.exec(params.get(name) ?? '') ?? [];
  return min && max ? { min: Number(min), max: Number(max) } : null;
}

export function rangeText(range: Range | null): string | null {
  return range && `${range.min}-${range.max}`;
}

/** Returns the parameters with other values; empty ones are left out, and other parameters stay. */
export function withValues(
  params: URLSearchParams,
  values: Record<string, string | number | null>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}
