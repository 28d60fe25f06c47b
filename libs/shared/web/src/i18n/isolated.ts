/** Isolates a name or phrase in a sentence of another direction; its own text sets its direction. */
export function isolateDirection(text: string): string {
  return `\u2068${text}\u2069`;
}

/** Isolates an amount or code as left-to-right, also in an Arabic sentence, as `<Bidi>` does for elements. */
export function isolated(text: string): string {
  return `\u2066${text}\u2069`;
}
