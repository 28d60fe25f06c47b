import type { DropCause } from '@traveldesk/flights-contract';

/** A value of an answer that is not what the protocol says. `path` names the field, never the value. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';

  constructor(
    path: string,
    readonly reason: DropCause = 'unreadable',
  ) {
    super(path);
  }
}

export type Json = Record<string, unknown>;

/*
 * Readers instead of a schema: one pass that checks and makes the product's own shape. A zod schema of the same fields
 * takes several times as long as JSON.parse itself, which is more than the whole budget of DESIGN 9 (docs/performance.md).
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

/** What no name has: characters that control a terminal, or turn the direction of what is beside them. */
const control = /[\p{Cc}\p{Cs}\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

export function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '' || value.length > longestText) throw new Unreadable(path);
  if (control.test(value)) throw new Unreadable(path);
  return value;
}

const idShape = /^(?=.*\w)[\w:~.-]{1,120}$/;

/** What an offer is asked for by, in a path: no text that leads elsewhere. */
export function id(value: unknown, path: string): string {
  if (typeof value !== 'string' || !idShape.test(value)) throw new Unreadable(path, 'id');
  return value;
}

export function optionalText(value: unknown, path: string): string | null {
  return value === null || value === undefined || value === '' ? null : text(value, path);
}

const codeShape = /^[A-Z0-9]{2,4}$/;
const placeShape = /^[A-Z]{3}$/;

/** A code of capital letters and digits, as an airline's or an aircraft's. */
export function code(value: unknown, path: string): string {
  if (typeof value !== 'string' || !codeShape.test(value)) throw new Unreadable(path);
  return value;
}

export function placeCode(value: unknown, path: string): string {
  if (typeof value !== 'string' || !placeShape.test(value)) throw new Unreadable(path);
  return value;
}

export function optionalBoolean(value: unknown, path: string): boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'boolean') throw new Unreadable(path);
  return value;
}

const localTime = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/;

/** A local time of an airport, to the minute and without an offset (SUPPLIER 5). Whether there is such a day is not asked. */
export function local(value: unknown, path: string): string {
  if (typeof value !== 'string' || !localTime.test(value)) throw new Unreadable(path, 'times');
  return value.slice(0, 16);
}

const instantShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/;

/** Of days that every month has, in UTC: as nearly all are written, and as they are kept but for their parts of a second. */
const plainInstant =
  /^(\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)(?:\.(\d{1,9}))?Z$/;

/** An instant, in UTC. A time without an offset would be read by the clock of this machine. */
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

const isoDuration = /^P(?=\d|T\d)(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d{1,2}(?:\.\d+)?S)?)?$/;

/** An ISO 8601 duration in minutes: `P1DT2H30M`; null where there is none. */
export function minutes(value: unknown, path: string): number | null {
  const found = optionalText(value, path);
  if (found === null) return null;
  const parts = isoDuration.exec(found);
  if (!parts) throw new Unreadable(path, 'times');
  const [, days = '0', hours = '0', rest = '0'] = parts;
  return Number(days) * 1440 + Number(hours) * 60 + Number(rest);
}
