import type { Money } from '@traveldesk/shared-contract';
import { money } from './money';
import { id, list, text, Unreadable } from './read';

export { id, instant, list, object, optionalInstant, optionalObject } from './read';
export { optionalText, text, Unreadable, type Json } from './read';
export { money, optionalMoney } from './money';

/** Readers that orders need beside those of offers. */

export function boolean(value: unknown, path: string): boolean {
  if (typeof value !== 'boolean') throw new Unreadable(path);
  return value;
}

export function optionalId(value: unknown, path: string): string | null {
  return value === null || value === undefined ? null : id(value, path);
}

const dayShape = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day of a calendar, `1990-05-17`. */
export function day(value: unknown, path: string): string {
  if (typeof value !== 'string' || !dayShape.test(value)) throw new Unreadable(path, 'times');
  return value;
}

const longestSentence = 2_000;

/** What an airline says in sentences: longer than a name, and on one line or on several. */
export function sentence(value: unknown, path: string): string {
  if (typeof value !== 'string' || value.length > longestSentence) throw new Unreadable(path);
  return value.replace(/[\p{C}\s]+/gu, ' ').trim();
}

/** A count of pieces. */
export function count(value: unknown, path: string, most: number): number {
  const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;
  if (!isCount) throw new Unreadable(path);
  return value;
}

/** Ids, of which each has to be one of those that are known. */
export function idsOf(value: unknown, path: string, known?: ReadonlySet<string>): string[] {
  const ids = list(value, path, 100).map((one) => id(one, path));
  if (known && ids.some((one) => !known.has(one))) throw new Unreadable(path);
  return ids;
}

/** One of the words that are known; another is unreadable, as where money goes to must not be guessed. */
export function word<Word extends string>(
  value: unknown,
  path: string,
  words: ReadonlyMap<string, Word>,
): Word {
  const found = words.get(text(value, path));
  if (found === undefined) throw new Unreadable(path);
  return found;
}

/** Those of a list of words that are known; the others are for products that have a use for them. */
export function knownWords<Word extends string>(
  value: unknown,
  path: string,
  words: ReadonlyMap<string, Word>,
): Word[] {
  if (value === null || value === undefined) return [];
  return list(value, path, 50).flatMap((one) => words.get(text(one, path)) ?? []);
}

/** An amount that may be below zero: what a change gives back. */
export function signedMoney(amount: unknown, currency: unknown, path: string): Money {
  if (typeof amount !== 'string' || !amount.startsWith('-')) return money(amount, currency, path);
  const { amount: size, currency: its } = money(amount.slice(1), currency, path);
  return { amount: isNothing(size) ? size : `-${size}`, currency: its };
}

/** Whether an amount is zero, however many decimals it has. */
export function isNothing(amount: string): boolean {
  return !/[1-9]/.test(amount);
}
