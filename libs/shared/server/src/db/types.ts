import { parseInstant, timestamptz } from './instant';

/** PostgreSQL's numbers of the types that the two drivers would parse differently. */
const int8 = 20;
const date = 1082;
const bytea = 17;
const numeric = 1700;
const int8Array = 1016;
const dateArray = 1182;

/** A number wherever one is exact, a bigint beyond; never a string. */
function parseInt8(text: string): number | bigint {
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : BigInt(text);
}

/** Days stay as they are written, `2026-11-21`: as a Date they would move with the machine's time zone. */
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

/** Parsers that both drivers are given, so that a value is the same from PGlite and from PostgreSQL. */
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
 * Bytes go to PGlite as bytes. Its own way writes them as text, digit by digit, which for 5 MB takes seconds in which nobody else is
 * served; PGlite's types know of texts alone, though it sends what is bytes as it is. pg does so by itself.
 */
export const serializers = { [bytea]: (bytes: Uint8Array) => bytes as unknown as string };
