/** An option of a picker. */
export interface RemoteOption {
  /** The field's value: an id, or a code used as one. */
  value: string;
  label: string;
  /** The language of `label` if not the reader's, as for a name without an Arabic translation. */
  lang?: string;
  /** A well-known code, shown first: `EK`. */
  code?: string;
  /** Distinguishes it from others of the same name: the city of an airport. */
  note?: string;
  /** The note in search results, if it also explains the match. A choice is shown and remembered with `note`. */
  offeredNote?: string;
}
