/** A name, or a time with words, inside a sentence of another direction: each is read in its own. */
export function apart(text: string): string {
  return `\u2068${text}\u2069`;
}

/** An amount or a code inside a sentence: read left to right in an Arabic one too, as `<Bidi>` does for elements. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
