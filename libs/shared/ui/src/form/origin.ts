/** Where a form was opened from, if not from its list: a record's page. It is the state of the link to the form. */
export interface FormOrigin {
  from: { address: string; name: string };
}

/** The page that the form at this location leads back to, or undefined for its list. */
export function originOf(state: unknown): FormOrigin['from'] | undefined {
  return (state as Partial<FormOrigin> | null)?.from;
}
