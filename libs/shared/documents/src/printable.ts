/** Tabs and ends of lines are a space; other control characters, overrides of direction and halves of pairs are not written. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const unprintable =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066\u2067\u206a-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * Any text as it may be printed in a document. It cannot turn the order of what is read, as `U+202E` does to the name of
 * a file; isolates (`U+2068`, `U+2069`) stay, as they keep a code in one piece.
 */
export function printable(text: string): string {
  return text.replace(breaks, ' ').replace(unprintable, '');
}

const longPiece = /[^\s\u200b]{32,}/g;
const inPieces = /.{16}(?=.)/gsu;

/** In a column, a piece without a space that would be wider than it can be broken; what is copied of it has such places too. */
export function breakable(text: string): string {
  return text.replace(longPiece, (piece) => piece.replace(inPieces, '$&\u200b'));
}
