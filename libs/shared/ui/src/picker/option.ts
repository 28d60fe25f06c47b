/** Something that a picker offers. */
export interface RemoteOption {
  /** What the field keeps: an id, or a code that is one. */
  value: string;
  label: string;
  /** The language of `label` where it is not the reader's: a name that has none in Arabic. */
  lang?: string;
  /** A code by which people know it, shown first: `EK`. */
  code?: string;
  /** What tells it from others of its name: the city of an airport. */
  note?: string;
  /** The note while it is offered, where that also says why it answers what is typed. A choice is shown and remembered with `note`. */
  offeredNote?: string;
}
