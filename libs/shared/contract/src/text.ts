import { z } from 'zod';
import { withoutUnseen } from './code-text';

/**
 * Whether a text contains invalid characters: a lone surrogate, a Unicode noncharacter, or NUL. Databases change or reject them, so the API
 * rejects them in every text.
 */
export function isBroken(text: string): boolean {
  return /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u.test(text);
}

// Control characters, line ends, and marks that change the direction of the following text: a name with one can make a row of a list
// misleading.
const unsafeCharacters = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

// Invisible characters, and U+2800, a Braille pattern without dots.
const unseen = /(?![\u202a-\u202e\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const nonJoiner = '\u200c';
const joiner = '\u200d';

// Matches text that ends with an Arabic letter which joins the next one: all except alef, dal, reh, waw and similar letters.
const endsJoining =
  /(?=\p{Script=Arabic})(?![\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef])\p{L}\p{M}*$/u;
const beginsArabic = /^\p{Default_Ignorable_Code_Point}*(?=\p{Script=Arabic})\p{L}/u;

/**
 * Returns a line of text as it looks, so that equal-looking texts are equal and empty-looking ones empty: composed characters, single
 * spaces, none at the ends, and no invisible characters. Persian and Arabic need two of those, which stay only where they have a visible
 * effect: the non-joiner (ZWNJ) between a joining letter and the next one (`می‌خواهم`), and the joiner (ZWJ) after a letter that nothing
 * follows (`ه‍`). Direction marks (LRM, RLM, ALM) are removed: they come from pasted text, and the product isolates every text that it
 * shows. Marks that change the direction of the following text stay, and are rejected later.
 */
export function seenText(text: string): string {
  return text
    .replace(unseen, (character, at: number) => (isSeen(character, text, at) ? character : ''))
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
    .normalize('NFC');
}

// How far to look for a letter beside its signs, which keeps the cost linear for a long text of nothing but signs.
const beside = 8;

function isSeen(character: string, text: string, at: number): boolean {
  if (character !== nonJoiner && character !== joiner) return false;
  if (!endsJoining.test(text.slice(Math.max(0, at - beside), at))) return false;
  const goesOn = beginsArabic.test(text.slice(at + 1, at + 1 + beside));
  return goesOn === (character === nonJoiner);
}

/** Returns the schema of one line of text: as it looks, 1 to `max` characters, without misleading ones. */
export function lineSchema(max: number) {
  return emptyLineSchema(max).min(1);
}

/** The same, or an empty text. */
export function emptyLineSchema(max: number) {
  return z
    .string()
    .overwrite(seenText)
    .max(max)
    .refine((text) => !unsafeCharacters.test(text) && !isBroken(text), {
      params: { key: 'unsafe_characters' },
    });
}

// As `unsafeCharacters`, except tabs and line ends.
const unsafeInLines = /(?![\t\n])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/u;

/** Returns the schema of a text of several lines: 1 to `max` characters that are seen, without misleading ones; line ends become `\n`. */
export function linesSchema(max: number) {
  return z
    .string()
    .overwrite((text) =>
      seenText(text) === ''
        ? ''
        : text
            .replace(/\r\n?|[\u2028\u2029]/g, '\n')
            .trim()
            .normalize('NFC'),
    )
    .min(1)
    .max(max)
    .refine((text) => !unsafeInLines.test(text) && !isBroken(text), { params: { key: 'unsafe_characters' } });
}

/** A name: one line of at most 120 characters. */
export const nameSchema = lineSchema(120);

interface FileRules {
  maxBytes: number;
  /** The error code of a file that is too large. */
  tooLarge: string;
  /** The error code of text that is not base64. */
  wrong: string;
}

/** Returns the schema of a file as base64, because the API accepts only JSON (SECURITY 38). */
export function fileSchema({ maxBytes, tooLarge, wrong }: FileRules) {
  // Base64 has four characters for every three bytes.
  const maxLength = Math.ceil(maxBytes / 3) * 4;
  return z
    .string()
    .min(1)
    .refine((text) => text.length <= maxLength, { params: { key: tooLarge }, abort: true })
    .refine(isBase64, { params: { key: wrong } });
}

/** The padding sign is in the character class on purpose: V8 takes five times as long without it. */
function isBase64(text: string): boolean {
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/=]/.test(text)) return false;
  const end = text.indexOf('=');
  return end === -1 || /^={1,2}$/.test(text.slice(end));
}

/** Returns the schema of a list's filter: without invisible characters, trimmed, at most `max` characters, no control characters. */
export function filterSchema(max: number) {
  return z
    .string()
    .overwrite(withoutUnseen)
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);
}
