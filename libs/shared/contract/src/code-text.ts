import { asciiDigits } from './digits';

/** Invisible characters: zero width, direction marks, soft hyphens, and U+2800 (a Braille pattern without dots). */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Removes invisible characters. Not for names and sentences, where some scripts need them. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}

/** Returns a typed code without invisible characters and surrounding spaces, with ASCII digits. */
export function codeText(text: string): string {
  return withoutUnseen(asciiDigits(text)).trim();
}

/** Returns a typed number: like `codeText`, and without inner spaces. */
export function numberText(text: string): string {
  return codeText(text).replace(/\s/g, '');
}
