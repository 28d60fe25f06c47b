import type { AirlineCondition } from '../../markup.fields';

/*
 * What one condition lets through, as two rules are compared by it. Null lets everything through. `meet`: something gets through
 * both; `holds`: whatever gets through the second gets through the first.
 */

export type Values = ReadonlySet<string> | null;

/** Values of which every one has to be listed; `all`: how many there are, where a list can have them all. */
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

/** From the one to the other, both included. */
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
