import { SupplierFault } from '../call/fault';

/** Why a value is unreadable; a product adds the causes of its own values. */
export type UnreadableReason = 'unreadable' | 'id' | 'times' | 'currency' | 'price' | 'travellers' | 'bags';

/** A value that does not follow the protocol. `path` names the field, never the value. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(
    path: string,
    readonly reason: UnreadableReason = 'unreadable',
  ) {
    super(path);
  }
}

export type Json = Record<string, unknown>;

/*
 * Hand-written readers instead of a schema: one pass checks the answer and builds the product's own shape. A zod schema of the same fields
 * takes several times as long as JSON.parse, which exceeds the whole budget of DESIGN 9 (docs/performance.md).
 */

export function object(value: unknown, path: string): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable(path);
  return value as Json;
}

export function optionalObject(value: unknown, path: string): Json | null {
  return value === null || value === undefined ? null : object(value, path);
}

export function list(value: unknown, path: string, max: number): unknown[] {
  if (!Array.isArray(value) || value.length > max) throw new Unreadable(path);
  return value;
}

const longestText = 200;

/** Characters that control a terminal or change the direction of neighboring text. */
const control = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

export function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '' || value.length > longestText) throw new Unreadable(path);
  if (control.test(value)) throw new Unreadable(path);
  return value;
}

const idShape = /^(?=.*\w)[\w:~.-]{1,120}$/;

/** Reads an id. Ids become part of request paths, so they must not contain separators. */
export function id(value: unknown, path: string): string {
  if (typeof value !== 'string' || !idShape.test(value)) throw new Unreadable(path, 'id');
  return value;
}

export function optionalId(value: unknown, path: string): string | null {
  return value === null || value === undefined ? null : id(value, path);
}

export function optionalText(value: unknown, path: string): string | null {
  return value === null || value === undefined || value === '' ? null : text(value, path);
}

export function optionalBoolean(value: unknown, path: string): boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'boolean') throw new Unreadable(path);
  return value;
}

const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Fast path for UTC instants on days that their month has in every year; only the fraction is normalized to milliseconds. */
const plainInstant =
  /^(\d{4}-(?:(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])|(?:0[13-9]|1[0-2])-(?:29|30)|(?:0[13578]|1[02])-31)T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?Z$/;

/** Reads an instant and returns it in UTC. A time without an offset is rejected, because it would be parsed in this machine's time zone. */
export function instant(value: unknown, path: string): string {
  if (typeof value !== 'string') throw new Unreadable(path);
  const plain = plainInstant.exec(value);
  if (plain) return `${plain[1]}.${(plain[2] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
  if (!instantShape.test(value)) throw new Unreadable(path);
  const time = Date.parse(value);
  if (Number.isNaN(time)) throw new Unreadable(path);
  return new Date(time).toISOString();
}

export function optionalInstant(value: unknown, path: string): string | null {
  return value === null || value === undefined ? null : instant(value, path);
}

/** Parses JSON. Throws Unreadable at `path`. */
export function jsonOf(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable(path);
  }
}

/** Returns the `data` of an answer. Throws Unreadable. */
export function dataOf(body: string): Json {
  return object(object(jsonOf(body, 'body'), 'body').data, 'data');
}

/** Runs a parser and turns Unreadable into the supplier failure `malformed`. */
export function readable<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) throw new SupplierFault('malformed', 'maybe');
    throw error;
  }
}
