import { nameKey } from './judge-person';

type Named = { [Field in 'given_name' | 'family_name' | 'born_on']: string | null };

/**
 * Returns the stored traveler for each typed one, in the order of `travellers`: the one of the same name, otherwise the one at the same
 * index unless that one matches another name. Undefined for an added traveler.
 */
export function formerTravellers<Stored extends Named>(
  travellers: readonly (Partial<Named> | undefined)[],
  stored: readonly Stored[],
): (Stored | undefined)[] {
  const found = travellers.map((one) => {
    const named = stored.filter((former) => nameOf(former) === nameOf(one));
    return named.find(({ born_on }) => born_on === one?.born_on) ?? named[0];
  });
  return found.map((former, place) => {
    const atPlace = stored[place];
    return former ?? (found.includes(atPlace) ? undefined : atPlace);
  });
}

function nameOf(one: Partial<Named> | undefined): string {
  return nameKey(`${one?.given_name ?? ''}${one?.family_name ?? ''}`);
}
