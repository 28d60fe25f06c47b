/** The record's page from which a form was opened, if not from its list; it is the navigation state of the link. */
export interface FormOrigin {
  from: { address: string; name: string };
}

/** Returns the page to which the form leads back, or undefined for its list. */
export function originOf(state: unknown): FormOrigin['from'] | undefined {
  return (state as Partial<FormOrigin> | null)?.from;
}
