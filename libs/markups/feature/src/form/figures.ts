import { plainNumber } from '@traveldesk/shared-contract';

/** A whole number that may be left out: empty in the field, null for the API. */
export const figure = {
  normalize: (typed: string) => plainNumber(typed) || null,
  getValueProps: (value: string | number | null) => ({ value: value ?? '' }),
};

/** A text, a day or an amount that may be left out. */
export const nullable = {
  normalize: (typed: string) => typed || null,
  getValueProps: (value: string | null) => ({ value: value ?? '' }),
};
