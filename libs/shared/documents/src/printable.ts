/** Tabs and line ends become a space; other control characters, direction overrides and lone surrogates are removed. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
const unprintable =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066\u2067\u206a-\u206f\ufeff\ufff9-\ufffb]/gu;

/**
 * Makes any text safe to print. Removes characters that could reverse the reading order, as `U+202E` does in file names; isolates
 * (`U+2068`, `U+2069`) stay, because they keep a code together.
 */
export function printable(text: string): string {
  return text.replace(breaks, ' ').replace(unprintable, '');
}

/** Isolates a name or a code within text of another direction: its own letters set its direction. */
export const isolated = (text: string) => `\u2068${text}\u2069`;

const longPiece = /[^\s\u200b]{32,}/g;
const inPieces = /.{16}(?=.)/gsu;

/** Adds break points to long words in a column; copied text contains them too. */
export function breakable(text: string): string {
  return text.replace(longPiece, (piece) => piece.replace(inPieces, '$&\u200b'));
}
