import { listKeys } from '@traveldesk/suppliers-ui';

/** Keyboard shortcuts of the results. `does` is the key of their text under `results.keys`. */
export const stayKeys = [...listKeys, { codes: ['KeyM'], shown: 'M', does: 'map' }] as const;
