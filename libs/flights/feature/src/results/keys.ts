import { listKeys } from '@traveldesk/suppliers-ui';

/** Keyboard shortcuts of the results. `does` is the key of their text under `keys`. */
export const resultKeys = [
  ...listKeys,
  {
    codes: Array.from({ length: 9 }, (_, index) => [`Digit${index + 1}`, `Numpad${index + 1}`]).flat(),
    shown: '1–9',
    does: 'fare',
  },
] as const;
