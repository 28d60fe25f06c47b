import { plainNumber } from '@traveldesk/shared-contract';

/** A figure that may be left out: empty in the field, null for the API. */
export const figure = {
  normalize: (typed: string) => plainNumber(typed) || null,
  getValueProps: (value: string | number | null) => ({ value: value ?? '' }),
};

/** A text, or a day, that may be left out. */
export const nullable = {
  normalize: (typed: string) => typed || null,
  getValueProps: (value: string | null) => ({ value: value ?? '' }),
};
