/** A value of an answer that is not what the protocol says. `path` names the field, never the value. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
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

export function text(value: unknown, path: string): string {
  if (typeof value !== 'string' || value === '' || value.length > longestText) throw new Unreadable(path);
  return value;
}

export function optionalText(value: unknown, path: string): string | null {
  return value === null || value === undefined || value === '' ? null : text(value, path);
}

/** A code of capital letters and digits, as an airport's or an airline's. */
export function code(value: unknown, path: string): string {
  const found = text(value, path);
  if (found.length > 4) throw new Unreadable(path);
  for (let at = 0; at < found.length; at += 1) {
    const letter = found.charCodeAt(at);
    if (!((letter >= 65 && letter <= 90) || (letter >= 48 && letter <= 57))) throw new Unreadable(path);
  }
  return found;
}

export function optionalBoolean(value: unknown, path: string): boolean | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'boolean') throw new Unreadable(path);
  return value;
}

const localTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/** A local time of an airport, to the minute and without an offset (SUPPLIER 5). */
export function local(value: unknown, path: string): string {
  const found = text(value, path);
  if (!localTime.test(found)) throw new Unreadable(path);
  return found.slice(0, 16);
}

/** An instant, in UTC. */
export function instant(value: unknown, path: string): string {
  const time = Date.parse(text(value, path));
  if (Number.isNaN(time)) throw new Unreadable(path);
  return new Date(time).toISOString();
}

export function optionalInstant(value: unknown, path: string): string | null {
  return value === null || value === undefined ? null : instant(value, path);
}

const isoDuration = /^P(?:(\d{1,2})D)?(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d{1,2}(?:\.\d+)?S)?)?$/;

/** An ISO 8601 duration in minutes: `P1DT2H30M`; null where there is none. */
export function minutes(value: unknown, path: string): number | null {
  const found = optionalText(value, path);
  if (found === null) return null;
  const parts = isoDuration.exec(found);
  if (!parts) throw new Unreadable(path);
  const [, days = '0', hours = '0', rest = '0'] = parts;
  return Number(days) * 1440 + Number(hours) * 60 + Number(rest);
}
