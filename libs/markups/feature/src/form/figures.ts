import { asciiDigits } from '@traveldesk/shared-contract';

/** A figure as people type it, in whatever digits: without the spaces between thousands, with a point before decimals. */
function plain(typed: string): string {
  return asciiDigits(typed)
    .replace(/[\s\u066c\u2019\u202f\u00a0]/g, '')
    .replace('\u066b', '.');
}

/** A figure that may be left out: empty in the field, null for the API. */
export const figure = {
  normalize: (typed: string) => plain(typed) || null,
  getValueProps: (value: string | number | null) => ({ value: value ?? '' }),
};

/** A text, or a day, that may be left out. */
export const nullable = {
  normalize: (typed: string) => typed || null,
  getValueProps: (value: string | null) => ({ value: value ?? '' }),
};
