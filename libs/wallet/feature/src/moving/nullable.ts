/** Maps an empty optional text field to null. */
export const nullable = {
  normalize: (typed: string) => typed || null,
  getValueProps: (value: string | null) => ({ value: value ?? '' }),
};
