/** The errors of a search by source and field. */
export interface SearchErrors<Code extends string> {
  /** Of the address. */
  link: Readonly<Record<string, Code>>;
  /** Of the rules. */
  judged: Readonly<Record<string, Code>>;
  /** The API's errors for this search, as texts. */
  refused: Readonly<Record<string, string>>;
}

/**
 * Returns a function that gives the message of a field. Until the search is confirmed, errors of fields that are not filled in yet
 * (`incomplete`) are not shown.
 */
export function errorNotes<Code extends string>(
  { link, judged, refused }: SearchErrors<Code>,
  { confirmed, incomplete }: { confirmed: boolean; incomplete: ReadonlySet<Code> },
  say: (code: Code) => string,
): (field: string) => string | undefined {
  return (field) => {
    const code = link[field] ?? judged[field];
    if (code && (confirmed || !incomplete.has(code))) return say(code);
    return code ? undefined : refused[field];
  };
}
