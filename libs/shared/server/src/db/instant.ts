import { types as pgTypes } from 'pg';

export const timestamptz = 1184;

/** PostgreSQL's format of an instant in the time zone UTC: `2026-11-21 03:00:00.123456+00`. */
const usual = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/**
 * Parses an instant. Lists have several in each row, and pg's own parser takes three times as long. Other formats, such as other time zones
 * or `infinity`, are left to pg.
 */
export function parseInstant(text: string): unknown {
  if (!usual.test(text)) return pgTypes.getTypeParser(timestamptz)(text);
  return new Date(
    Date.UTC(
      pair(text, 0) * 100 + pair(text, 2),
      pair(text, 5) - 1,
      pair(text, 8),
      pair(text, 11),
      pair(text, 14),
      pair(text, 17),
      millisecondsOf(text),
    ),
  );
}

const zero = '0'.charCodeAt(0);

function pair(text: string, at: number): number {
  return (text.charCodeAt(at) - zero) * 10 + text.charCodeAt(at + 1) - zero;
}

/** Returns 500 for `.5` and 123 for `.123999`; like pg, it truncates. */
function millisecondsOf(text: string): number {
  const end = text.length - '+00'.length;
  let milliseconds = 0;
  for (let at = 20; at < 23; at += 1) {
    milliseconds = milliseconds * 10 + (at < end ? text.charCodeAt(at) - zero : 0);
  }
  return milliseconds;
}
