import { asciiDigits } from './digits';

/** Takes no place and has no look: zero width, marks of direction, soft hyphens; U+2800 is drawn without a dot. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without the characters that nobody sees: for what is no name and no sentence, where some letters need them. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}

/** A typed code without invisible characters and surrounding blanks, with ASCII digits. */
export function codeText(text: string): string {
  return withoutUnseen(asciiDigits(text)).trim();
}

/** A typed number: as `codeText`, and without blanks inside. */
export function numberText(text: string): string {
  return codeText(text).replace(/\s/g, '');
}
