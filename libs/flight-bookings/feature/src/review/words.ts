import type { TravellerValues } from './booking.values';

/** Returns the full name, such as `Mona Said`; null until both names are typed. */
export function nameOf({
  given_name: given,
  family_name: family,
}: Pick<TravellerValues, 'given_name' | 'family_name'>): string | null {
  return given?.trim() && family?.trim() ? `${given.trim()} ${family.trim()}` : null;
}
