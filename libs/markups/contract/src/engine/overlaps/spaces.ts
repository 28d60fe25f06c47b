import type { AirlineCondition } from '../../markup.fields';

/*
 * The values that one condition accepts; null accepts everything. `meet`: some value satisfies both; `holds`: every value that satisfies
 * the second satisfies the first.
 */

export type Values = ReadonlySet<string> | null;

/** Values that must all be listed. `all`: the number of possible values, if finite; a complete list accepts everything. */
export const valuesOf = (listed: readonly (string | number)[], all = Infinity): Values =>
  listed.length === 0 || listed.length >= all ? null : new Set(listed.map(String));

export function valuesMeet(one: Values, other: Values): boolean {
  if (one === null || other === null) return true;
  for (const value of one) if (other.has(value)) return true;
  return false;
}

export function valuesHold(one: Values, other: Values): boolean {
  if (one === null) return true;
  if (other === null) return false;
  for (const value of other) if (!one.has(value)) return false;
  return true;
}

/** From and to, both included. */
export type Range = readonly [number, number];

export const rangesMeet = ([from, to]: Range, [start, end]: Range): boolean => from <= end && start <= to;
export const rangesHold = ([from, to]: Range, [start, end]: Range): boolean => from <= start && end <= to;

export interface Airlines {
  only: boolean;
  codes: ReadonlySet<string>;
}

export const airlinesOf = ({ mode, codes }: AirlineCondition): Airlines | null =>
  codes.length === 0 ? null : { only: mode === 'only', codes: new Set(codes) };

export function airlinesMeet(one: Airlines | null, other: Airlines | null): boolean {
  if (one === null || other === null || (!one.only && !other.only)) return true;
  if (one.only && other.only) return valuesMeet(one.codes, other.codes);
  const [named, left] = one.only ? [one, other] : [other, one];
  return !valuesHold(left.codes, named.codes);
}

export function airlinesHold(one: Airlines | null, other: Airlines | null): boolean {
  if (one === null) return true;
  if (other === null) return false;
  if (one.only) return other.only && valuesHold(one.codes, other.codes);
  return other.only ? !valuesMeet(one.codes, other.codes) : valuesHold(other.codes, one.codes);
}
