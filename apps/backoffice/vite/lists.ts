import type { Screen } from '../src/domains.ts';

/** Where staff are most of the day: home, and what is filtered. These are made to be there soon. */
export const isList = ({ name, first }: Pick<Screen, 'name' | 'first'>): boolean =>
  name === 'home' || first?.filters !== undefined;
