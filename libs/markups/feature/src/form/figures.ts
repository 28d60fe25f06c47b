import { plainNumber } from '@traveldesk/shared-contract';

/** Form.Item props for an optional whole number: empty in the field, null for the API. */
export const figure = {
  normalize: (typed: string) => plainNumber(typed) || null,
  getValueProps: (value: string | number | null) => ({ value: value ?? '' }),
};

/** Form.Item props for an optional text, day or amount. */
export const nullable = {
  normalize: (typed: string) => typed || null,
  getValueProps: (value: string | null) => ({ value: value ?? '' }),
};
