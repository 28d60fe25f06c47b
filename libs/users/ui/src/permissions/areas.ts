import en from './texts/en.json';

export type Area = keyof typeof en.areas;
export type Verb = keyof typeof en.verbs;

/** The verbs that most areas have. */
export const commonVerbs = ['show', 'add', 'update', 'delete', 'export'] as const satisfies readonly Verb[];

const singular: Record<string, Area> = { city: 'cities', countries: 'countries' };

/** Splits a permission into area and verb: `update_city` changes cities, `hotels_search` searches hotels. */
export function partsOf(permission: string): { area: Area; verb: Verb } {
  const [first = '', ...rest] = permission.split('_');
  if (first === 'flights' || first === 'hotels') return { area: first, verb: verbOf(rest.join('_')) };
  if (permission === 'update_company_tokens') return { area: 'companies', verb: 'tokens' };
  if (permission === 'update_hotel_properties') return { area: 'hotels', verb: 'properties' };
  return { area: areaOf(rest.join('_')), verb: verbOf(first) };
}

export function verbIn(permission: string): Verb {
  return partsOf(permission).verb;
}

/** Groups permissions by area, sorted by area and then by verb ("view" before "change"). */
export function byArea<Permission extends { key: string }>(
  permissions: readonly Permission[],
): [Area, Permission[]][] {
  const areas = new Map<Area, Permission[]>();
  for (const permission of permissions) {
    const { area } = partsOf(permission.key);
    areas.set(area, [...(areas.get(area) ?? []), permission]);
  }
  const order = Object.keys(en.areas);
  const verbs = Object.keys(en.verbs);
  const placeOf = ({ key }: Permission) => verbs.indexOf(verbIn(key));
  return [...areas]
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
    .map(([area, own]) => [area, own.sort((a, b) => placeOf(a) - placeOf(b))]);
}

function areaOf(name: string): Area {
  return singular[name] ?? (isArea(name) ? name : 'other');
}

function verbOf(name: string): Verb {
  return isVerb(name) ? name : 'other';
}

function isArea(name: string): name is Area {
  return name in en.areas;
}

function isVerb(name: string): name is Verb {
  return name in en.verbs;
}
