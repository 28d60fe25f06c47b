import { parseInstant, timestamptz } from './instant';

/** PostgreSQL's type oids that the two drivers would parse differently. */
const int8 = 20;
const date = 1082;
const bytea = 17;
const numeric = 1700;
const int8Array = 1016;
const dateArray = 1182;

/** Returns a number if it is exact, otherwise a bigint; never a string. */
function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** Dates stay strings, `2026-11-21`: a Date would depend on the machine's time zone. */
function parseDate(text: string): string {
  return text;
}

function parseBytea(text: string): Buffer {
  return Buffer.from(text.slice(2), 'hex');
}

function arrayOf<Value>(parse: (text: string) => Value) {
  return (text: string): (Value | null)[] =>
    text === '{}'
      ? []
      : text
          .slice(1, -1)
          .split(',')
          .map((part) => (part === 'NULL' ? null : parse(part)));
}

/** Parsers for both drivers, so that PGlite and PostgreSQL return the same values. */
export const parsers: Readonly<Record<number, (text: string) => unknown>> = {
  [int8]: parseInt8,
  [date]: parseDate,
  [timestamptz]: parseInstant,
  [bytea]: parseBytea,
  [numeric]: (text: string) => text,
  [int8Array]: arrayOf(parseInt8),
  [dateArray]: arrayOf(parseDate),
};

/**
 * Passes bytes to PGlite unchanged. Its own serializer writes them as text digit by digit, which for 5 MB blocks the process for seconds.
 * PGlite's types allow only text here, but it sends bytes as they are. pg does so by itself.
 */
export const serializers = { [bytea]: (bytes: Uint8Array) => bytes as unknown as string };
