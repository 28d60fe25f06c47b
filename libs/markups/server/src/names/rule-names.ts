import { airlineNames } from '@traveldesk/airlines-server';
import {
  placeKey,
  placeKinds,
  type MarkupRule,
  type PlaceRef,
  type RuleNames,
} from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import { companyNames, supplierNames } from './record-names.sql';
import { citiesOf, namesOfCities, placeNamesOf } from './place-names.sql';

/** The fields of a rule that refer to other records. */
type Pointing = Pick<
  MarkupRule,
  'owner_id' | 'companies' | 'suppliers' | 'marketing' | 'operating' | 'plating' | 'origins' | 'destinations'
>;

export const companiesOfRule = ({ owner_id: owner, companies }: Pick<Pointing, 'owner_id' | 'companies'>) => [
  ...(owner === null ? [] : [owner]),
  ...companies.map(({ id }) => id),
];

export const airlinesOfRule = ({
  marketing,
  operating,
  plating,
}: Pick<Pointing, 'marketing' | 'operating' | 'plating'>) => [
  ...new Set([marketing, operating, plating].flatMap(({ codes }) => codes)),
];

export const placesOfRule = ({ origins, destinations }: Pick<Pointing, 'origins' | 'destinations'>) => [
  ...origins,
  ...destinations,
];

/** Loads the names of all records in the given rules with a few queries, and returns a function that picks those of one rule. */
export async function ruleNames(
  db: Db,
  rules: readonly Pointing[],
  language: Language,
): Promise<(rule: Pointing) => RuleNames> {
  const all = <Key>(keysOf: (rule: Pointing) => readonly Key[]) => [...new Set(rules.flatMap(keysOf))];
  const companies = await companyNames(db, all(companiesOfRule));
  const suppliers = await supplierNames(
    db,
    all((rule) => rule.suppliers),
  );
  const airlines = await airlineNames(db, all(airlinesOfRule), language);
  const { names: places, codes } = await placesNow(db, rules.flatMap(placesOfRule), language);
  return (rule) => ({
    companies: pick(companies, companiesOfRule(rule)),
    suppliers: pick(suppliers, rule.suppliers),
    airlines: pick(airlines, airlinesOfRule(rule)),
    places: pick(places, placesOfRule(rule).map(placeKey)),
    codes: pick(codes, placesOfRule(rule).map(placeKey)),
  });
}

/**
 * Returns place names, and the current codes of cities that have a new one; the code is null for an airport, city or country that no longer
 * exists.
 */
async function placesNow(db: Db, refs: readonly PlaceRef[], language: Language) {
  const names = new Map<string, string>();
  const codes = new Map<string, string | null>();
  for (const kind of placeKinds) {
    const asked = [...new Set(refs.flatMap((ref) => (ref.kind === kind ? [ref.code] : [])))];
    if (asked.length === 0) continue;
    const cities = kind === 'city' ? await citiesOf(db, asked, language) : null;
    const found = cities ? namesOfCities(cities) : await placeNamesOf[kind](db, asked, language);
    for (const code of asked) {
      const [key, name] = [placeKey({ kind, code }), found.get(code)];
      if (name !== undefined) names.set(key, name);
      else if (kind !== 'zone') codes.set(key, null);
      const now = cities?.get(code)?.code ?? code;
      if (now !== code) codes.set(key, now);
    }
  }
  return { names, codes };
}

function pick<Value>(found: ReadonlyMap<string, Value>, keys: readonly string[]): Record<string, Value> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = found.get(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}
