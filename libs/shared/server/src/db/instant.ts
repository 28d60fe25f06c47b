import { types as pgTypes } from 'pg';

export const timestamptz = 1184;

/** As PostgreSQL writes an instant where its time zone is UTC: `2026-11-21 03:00:00.123456+00`. */
const usual = /^[1-9]\d{3}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/;

/**
 * An instant. Every row of a list holds some, and pg's own way with them takes three times as long; what is not written
 * as usual, as in other time zones or `infinity`, is read by it.
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

/** Of `.5` 500, of `.123999` 123: what is finer is cut off, as pg does. */
function millisecondsOf(text: string): number {
  const end = text.length - '+00'.length;
  let milliseconds = 0;
  for (let at = 20; at < 23; at += 1) {
    milliseconds = milliseconds * 10 + (at < end ? text.charCodeAt(at) - zero : 0);
  }
  return milliseconds;
}
