import {
  markupExportQuerySchema,
  markupPaths,
  markupPermissions,
  placeKey,
  type Markup,
  type RuleNames,
} from '@traveldesk/markups-contract';
import {
  exportRoute,
  languageOf,
  toolsOf,
  type App,
  type Call,
  type ExportColumns,
} from '@traveldesk/shared-server';
import { allMarkups, type Filters } from './markups.list.sql';
import { shownMarkups } from './shown-markup';

/** A rule with what lists of words call its parts. */
type Row = Markup & { say: (group: string, key: string | null) => string | null };

const listOf = (parts: readonly (string | null | undefined)[]) => parts.join(', ') || null;
const companiesOf = ({ companies, names }: Row) =>
  listOf(companies.map(({ id, below }) => `${names.companies[id] ?? id}${below ? ' ↓' : ''}`));
const airlinesOf = ({ mode, codes }: Markup['plating'], { say }: Row) =>
  codes.length === 0 ? null : `${say('airline_modes', mode)}: ${codes.join(' ')}`;
const placesOf = (places: Markup['origins'], names: RuleNames) =>
  listOf(
    places.map((place) => {
      const known = place.kind === 'zone' ? names.places : names.codes;
      return known[placeKey(place)] ?? place.code;
    }),
  );

/** Whether an amount is multiplied at all. */
const countsUnits = ({ value_type: type, min_amount: min, max_amount: max }: Row) =>
  type === 'fixed' || min !== null || max !== null;

const columns: ExportColumns<Row> = {
  name: ({ name }) => name,
  state: ({ say, state }) => say('states', state),
  kind: ({ say, kind }) => say('kinds', kind),
  layer: ({ say, layer }) => say('layers', layer),
  owner: ({ owner_id: owner, names }) => owner && (names.companies[owner] ?? owner),
  companies: companiesOf,
  company_type: (row) => row.company_type,
  suppliers: ({ suppliers, names }) => listOf(suppliers.map((id) => names.suppliers[id] ?? id)),
  marketing: (row) => airlinesOf(row.marketing, row),
  operating: (row) => airlinesOf(row.operating, row),
  plating: (row) => airlinesOf(row.plating, row),
  origins: ({ origins, names }) => placesOf(origins, names),
  destinations: ({ destinations, names }) => placesOf(destinations, names),
  both_ways: ({ say, both_ways: both }) => say('answers', both ? 'yes' : 'no'),
  area: ({ say, area }) => say('areas', area),
  trip_types: ({ say, trip_types: types }) => listOf(types.map((type) => say('trip_types', type))),
  cabins: ({ cabins }) => listOf(cabins),
  fare_brands: (row) => listOf(row.fare_brands),
  passengers: ({ say, passengers }) => listOf(passengers.map((type) => say('passengers', type))),
  travel_from: (row) => row.travel_from,
  travel_to: (row) => row.travel_to,
  booking_from: (row) => row.booking_from,
  booking_to: (row) => row.booking_to,
  days_before_min: (row) => row.days_before_min,
  days_before_max: (row) => row.days_before_max,
  weekdays: ({ weekdays }) => listOf(weekdays.map(String)),
  fare_min: (row) => row.fare_min,
  fare_max: (row) => row.fare_max,
  percent: (row) => (row.value_type === 'percent' ? row.percent : null),
  percent_of: ({ say, value_type: type, percent_of: of }) =>
    type === 'percent' ? say('percent_of', of) : null,
  amount: (row) => (row.value_type === 'fixed' ? row.amount : null),
  per: (row) => (countsUnits(row) ? row.say('per', row.per) : null),
  min_amount: (row) => row.min_amount,
  max_amount: (row) => row.max_amount,
  step: (row) => row.step,
  currency: ({ currency }) => currency,
  infants: ({ say, infants }) => say('answers', infants ? 'yes' : 'no'),
  tax_percent: (row) => row.tax_percent,
  refund: ({ say, refund }) => say('refunds', refund),
  priority: ({ priority }) => priority,
  valid_from: (row) => row.valid_from,
  valid_until: (row) => row.valid_until,
  notes: ({ notes }) => notes,
  revision: ({ revision }) => revision,
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** The filtered rules as a file. */
export function markupExport(app: App): void {
  exportRoute(app, {
    path: markupPaths.export,
    permission: markupPermissions.export,
    summary: 'The filtered markup rules as CSV',
    query: markupExportQuerySchema,
    entity: 'markup',
    file: 'markups',
    module: 'markups',
    columns,
    rows: inWords,
  });
}

function inWords(query: Filters, call: Call): AsyncGenerator<Row> {
  const { kernel } = call.server;
  const { db, texts } = kernel;
  const language = languageOf(call);
  const at = toolsOf(kernel, 'markups').now();
  const say: Row['say'] = (group, key) => key && texts.text('markups', `${group}.${key}`, language);
  return allMarkups(db, query, async (rows) => {
    const shown = await shownMarkups(db, rows, { language, at });
    return shown.map((markup) => ({ ...markup, say }));
  });
}
