import { z } from 'zod';

const arabicDigits = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Arabic-Indic and Persian digits as ASCII ones, as people type or paste them (TRAVEL-RULES 11). */
export function asciiDigits(text: string): string {
  return text.replace(arabicDigits, (digit) => String(digit.charCodeAt(0) & 0xf));
}

// Control characters, and the marks that turn the direction of what follows them: a name that carries one
// can make a row of a list read as something else.
// eslint-disable-next-line no-control-regex -- they are what is refused
const unsafeCharacters = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/;

/** One line of text for people: trimmed, 1 to `max` characters, no control or direction marks. */
export function lineSchema(max: number) {
  return z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !unsafeCharacters.test(text), { params: { key: 'unsafe_characters' } });
}

/** The name of a thing: one line of at most 120 characters. */
export const nameSchema = lineSchema(120);

/** What a list is filtered by: trimmed, at most `max` characters, none of them a control character. */
export function filterSchema(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .regex(/^\P{Cc}*$/u);
}
