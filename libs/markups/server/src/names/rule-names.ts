import { airlineNames } from '@traveldesk/airlines-server';
import { placeKinds, type MarkupRule, type RuleNames } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import type { Db } from '@traveldesk/shared-server';
import { companyNames, supplierNames } from './record-names.sql';
import { placeNamesOf } from './place-names.sql';

/** What of a rule points at something. */
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

/** The names of what these rules point at, in a language: a few queries for a page of them. */
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
  const places = new Map<string, string>();
  for (const kind of placeKinds) {
    const codes = all((rule) => placesOfRule(rule).flatMap((ref) => (ref.kind === kind ? [ref.code] : [])));
    if (codes.length === 0) continue;
    for (const [code, name] of await placeNamesOf[kind](db, codes, language)) {
      places.set(`${kind} ${code}`, name);
    }
  }
  return (rule) => ({
    companies: pick(companies, companiesOfRule(rule)),
    suppliers: pick(suppliers, rule.suppliers),
    airlines: pick(airlines, airlinesOfRule(rule)),
    places: pick(
      places,
      placesOfRule(rule).map(({ kind, code }) => `${kind} ${code}`),
    ),
  });
}

function pick(names: ReadonlyMap<string, string>, keys: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const name = names.get(key);
      return name === undefined ? [] : [[key, name]];
    }),
  );
}
