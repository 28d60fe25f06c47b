import { asciiDigits } from './digits';

/** Takes no place and has no look: zero width, marks of direction, soft hyphens; U+2800 is drawn without a dot. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without the characters that nobody sees: for what is no name and no sentence, where some letters need them. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}

/** What of a typed code counts: no character that nobody sees, no blanks around it, digits of any keyboard as ASCII ones. */
export function codeText(text: string): string {
  return withoutUnseen(asciiDigits(text)).trim();
}

/** What of a typed number counts: the same, and no blanks within it. */
export function numberText(text: string): string {
  return codeText(text).replace(/\s/g, '');
}
