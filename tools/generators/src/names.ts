/** All spellings of a screen's nouns for the templates. */
export interface Names {
  domain: string;
  Domain: string;
  domainId: string;
  /** The namespace of the screens' texts: the domain's name, unless its shared parts use that. */
  namespace: string;
  /** For files and URLs: `company-types`, `company-type`. */
  things: string;
  thing: string;
  /** For variables: `companyTypes`, `companyType`. */
  thingsId: string;
  thingId: string;
  /** For types and components: `CompanyTypes`, `CompanyType`. */
  Things: string;
  Thing: string;
  /** For the table and the permissions: `company_types`. */
  table: string;
  /** For codes in the API and the audit trail: `company_type`. */
  key: string;
  /** For screen texts: `company types`, `Company types`, `Company Types`, `Company Type`. */
  words: string;
  Words: string;
  Title: string;
  One: string;
  /** The migration's timestamp: `20261121T0300`. */
  stamp: string;
}

export function namesOf(domain: string, things: string, singular?: string, now = new Date()): Names {
  const thing = singular ?? singularOf(things);
  const words = things.replaceAll('-', ' ');
  return {
    domain,
    Domain: pascal(domain),
    domainId: camel(domain),
    namespace: domain,
    things,
    thing,
    thingsId: camel(things),
    thingId: camel(thing),
    Things: pascal(things),
    Thing: pascal(thing),
    table: things.replaceAll('-', '_'),
    key: thing.replaceAll('-', '_'),
    words,
    Words: words.charAt(0).toUpperCase() + words.slice(1),
    Title: title(things),
    One: title(thing),
    stamp: now.toISOString().slice(0, 16).replaceAll(/[-:]/g, ''),
  };
}

/** `countries` → `country`, `boxes` → `box`, `hotels` → `hotel`. */
export function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.endsWith('s') ? plural.slice(0, -1) : plural;
}

function parts(kebab: string): string[] {
  return kebab.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
}

function pascal(kebab: string): string {
  return parts(kebab).join('');
}

function title(kebab: string): string {
  return parts(kebab).join(' ');
}

function camel(kebab: string): string {
  const name = pascal(kebab);
  return name.charAt(0).toLowerCase() + name.slice(1);
}
