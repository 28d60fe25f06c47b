/** An amount or a code inside a sentence: read left to right in an Arabic one too, as `<Bidi>` does for elements. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
