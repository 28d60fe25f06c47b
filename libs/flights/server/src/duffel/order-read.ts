import type { Money } from '@traveldesk/shared-contract';
import { money } from '@traveldesk/suppliers-server/duffel';
import { id, list, text, Unreadable } from './read';

export { id, instant, list, object, optionalInstant, optionalObject } from './read';
export { optionalText, text, Unreadable, type Json } from './read';
export { money, optionalId, optionalMoney } from '@traveldesk/suppliers-server/duffel';

export function boolean(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw new Unreadable(path);
  return value;
}

const dayShape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Reads a calendar day, such as `1990-05-17`. Throws Unreadable. */
export function day(value: unknown, path: string): string {
  if (typeof value !== 'string' || !dayShape.test(value)) throw new Unreadable(path, 'times');
  return value;
}

const longestSentence = 2_000;

/** Reads a free text of an airline, longer than a name, and puts it on one line. */
export function sentence(value: unknown, path: string): string {
  if (typeof value !== 'string' || value.length > longestSentence) throw new Unreadable(path);
  return value.replace(/[\p{C}\s]+/gu, ' ').trim();
}

/** Reads a number of pieces up to `most`. Throws Unreadable. */
export function count(value: unknown, path: string, most: number): number {
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
  if (!isCount) throw new Unreadable(path);
  return value;
}

/** Reads ids. If `known` is given, each id must be in it. */
export function idsOf(value: unknown, path: string, known?: ReadonlySet<string>): string[] {
  const ids = list(value, path, 100).map((one) => id(one, path));
  if (known && ids.some((one) => !known.has(one))) throw new Unreadable(path);
  return ids;
}

/** Reads one of the known words. Throws Unreadable for any other: a refund's target, for example, must not be guessed. */
export function word<Word extends string>(
  value: unknown,
  path: string,
  words: ReadonlyMap<string, Word>,
): Word {
  const found = words.get(text(value, path));
  if (found === undefined) throw new Unreadable(path);
  return found;
}

/** Returns the known words of a list; unknown words belong to features that the product does not support. */
export function knownWords<Word extends string>(
  value: unknown,
  path: string,
  words: ReadonlyMap<string, Word>,
): Word[] {
  if (value === null || value === undefined) return [];
  return list(value, path, 50).flatMap((one) => words.get(text(one, path)) ?? []);
}

/** Reads an amount that may be negative: a change may refund money. */
export function signedMoney(amount: unknown, currency: unknown, path: string): Money {
  if (typeof amount !== 'string' || !amount.startsWith('-')) return money(amount, currency, path);
  const { amount: size, currency: its } = money(amount.slice(1), currency, path);
  return { amount: isNothing(size) ? size : `-${size}`, currency: its };
}

/** Whether an amount is zero, regardless of its decimals. */
export function isNothing(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
