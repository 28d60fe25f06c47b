/** Takes no place and has no look: zero width, marks of direction, soft hyphens; U+2800 is drawn without a dot. */
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A text without the characters that nobody sees: for what is no name and no sentence, whose letters they are part of. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '');
}
