import { z } from 'zod';

/**
 * Whether a text holds what is no character: half of a surrogate pair, a code point that Unicode keeps from ever being one,
 * or NUL. A database stores these as something else, or not at all. The API refuses them in every text it is sent.
 */
export function isBroken(text: string): boolean {
  return /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u.test(text);
}

// Control characters, ends of lines, and the marks that turn the direction of what follows them: a name that carries
// one can make a row of a list read as something else.
const unsafeCharacters = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

// What takes no place and has no look; of blanks U+2800, which is drawn without a dot.
const unseen = /(?![\u202a-\u202e\u2066-\u2069])[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const nonJoiner = '\u200c';
const joiner = '\u200d';

// Ends with a letter of the Arabic script that joins what follows: all of them but alef, dal, reh, waw and their like.
const endsJoining =
  /(?=\p{Script=Arabic})(?![\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5\u06ee\u06ef])\p{L}\p{M}*$/u;
const beginsArabic = /^\p{Default_Ignorable_Code_Point}*(?=\p{Script=Arabic})\p{L}/u;

/**
 * A line of text as people see it, so that what looks alike is alike, and what looks empty is empty: accents and letters as
 * one character where there is one, each run of blanks one blank, none at the ends, and nothing that cannot be seen.
 *
 * Persian and Arabic need two of the unseen ones. They stay where they can be seen, and go where they cannot: the
 * non-joiner (ZWNJ) between a letter that would join and the next (`می‌خواهم`), the joiner (ZWJ) after one that nothing
 * follows to join (`ه‍`). Marks of direction (LRM, RLM, ALM) go: they come with what is pasted, and the product isolates
 * every text that it shows. Those that turn what follows stay, to be refused.
 */
export function seenText(text: string): string {
  return text
    .replace(unseen, (character, at: number) => (isSeen(character, text, at) ? character : ''))
    .replace(/\p{Zs}+/gu, ' ')
    .trim()
    .normalize('NFC');
}

// As far as a letter is looked for beside its signs, so that a long text of nothing else costs no more than its length.
const beside = 8;

function isSeen(character: string, text: string, at: number): boolean {
  if (character !== nonJoiner && character !== joiner) return false;
  if (!endsJoining.test(text.slice(Math.max(0, at - beside), at))) return false;
  const goesOn = beginsArabic.test(text.slice(at + 1, at + 1 + beside));
  return goesOn === (character === nonJoiner);
}

/** One line of text for people: as they see it, 1 to `max` characters, none of them one that misleads. */
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

/** The name of a thing: one line of at most 120 characters. */
export const nameSchema = lineSchema(120);

interface FileRules {
  maxBytes: number;
  /** The error code for a larger file. */
  tooLarge: string;
  /** The error code for text that is not base64. */
  wrong: string;
}

/** A file's bytes as base64; the API takes JSON and nothing else (SECURITY 38). */
export function fileSchema({ maxBytes, tooLarge, wrong }: FileRules) {
  // Four characters of base64 for each three bytes.
  const maxLength = Math.ceil(maxBytes / 3) * 4;
  return z
    .string()
    .min(1)
    .refine((text) => text.length <= maxLength, { params: { key: tooLarge }, abort: true })
    .refine(isBase64, { params: { key: wrong } });
}

/** The sign of the end is among the letters on purpose: V8 takes five times as long for the class without it. */
function isBase64(text: string): boolean {
  if (text.length % 4 !== 0 || /[^A-Za-z0-9+/=]/.test(text)) return false;
  const end = text.indexOf('=');
  return end === -1 || /^={1,2}$/.test(text.slice(end));
}

/** What a list is filtered by: trimmed, at most `max` characters, none of them a control character. */
export function filterSchema(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);
}
