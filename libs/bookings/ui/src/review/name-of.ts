/** The names of a person in a form. */
export interface TypedName {
  given_name?: string;
  family_name?: string;
}

/** Returns the full name, such as `Mona Said`; null until both names are typed. */
export function nameOf({ given_name: given, family_name: family }: TypedName): string | null {
  return given?.trim() && family?.trim() ? `${given.trim()} ${family.trim()}` : null;
}
