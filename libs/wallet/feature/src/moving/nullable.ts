/** A text that may be left out: empty in the field, null for the API. */
export const nullable = {
  normalize: (typed: string) => typed || null,
  getValueProps: (value: string | null) => ({ value: value ?? '' }),
};
