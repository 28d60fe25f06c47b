export type MenuGroup =
  | 'overview'
  | 'flights'
  | 'hotels'
  | 'bookings'
  | 'money'
  | 'administration'
  | 'reference';

/** A route of SPECIFICATION 2, with its exact path and permission. */
interface Route {
  path: string;
  /** Any one of several permissions is sufficient. */
  permission?: string | readonly string[];
  /** Whether it is a form of settings for the whole platform, which the page /platform-settings lists. */
  isSetting?: true;
}

/** The label of a screen, a word of its domain. Labeled screens are in the command palette; those with `menu` also in the navigation. */
type Place<Word> = { label?: Word; menu?: undefined } | { label: Word; menu: MenuGroup };

type WordOf<Words> = { [Key in keyof Words]: Words[Key] extends string ? Key : never }[keyof Words];

/** The screens of a domain by name; labels are words of its menu. */
export type Screens<Words = Record<string, string>> = Readonly<Record<string, Route & Place<WordOf<Words>>>>;

export function addressOf({ path }: { path: `${string}:id` }, id: string): string {
  return path.replace(':id', id);
}
