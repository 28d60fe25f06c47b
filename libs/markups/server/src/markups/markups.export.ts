import {
  markupExportQuerySchema,
  markupPaths,
  markupPermissions,
  placeKey,
  type Markup,
  type RuleNames,
} from '@traveldesk/markups-contract';
import {
  decimal,
  exportRoute,
  languageOf,
  toolsOf,
  type App,
  type Call,
  type ExportColumns,
  type Say,
} from '@traveldesk/shared-server';
import { allMarkups, type Filters } from './markups.list.sql';
import { shownMarkups } from './shown-markup';

const listOf = (parts: readonly (string | null | undefined)[]) => parts.join(', ') || null;
const companiesOf = ({ companies, names }: Markup) =>
  listOf(companies.map(({ id, below }) => `${names.companies[id] ?? id}${below ? ' ↓' : ''}`));
const airlinesOf = ({ mode, codes }: Markup['plating'], say: Say) =>
  codes.length === 0 ? null : `${say('airline_modes', mode)}: ${codes.join(' ')}`;
const placesOf = (places: Markup['origins'], names: RuleNames) =>
  listOf(
    places.map((place) => {
      const known = place.kind === 'zone' ? names.places : names.codes;
      return known[placeKey(place)] ?? place.code;
    }),
  );

/** True when the rule has amounts that `per` multiplies. */
const countsUnits = ({ value_type: type, min_amount: min, max_amount: max }: Markup) =>
  type === 'fixed' || min !== null || max !== null;

const columns: ExportColumns<Markup> = {
  name: ({ name }) => name,
  state: ({ state }, say) => say('states', state),
  kind: ({ kind }, say) => say('kinds', kind),
  product: ({ product }, say) => say('products', product),
  layer: ({ layer }, say) => say('layers', layer),
  owner: ({ owner_id: owner, names }) => owner && (names.companies[owner] ?? owner),
  companies: companiesOf,
  company_type: (row) => row.company_type,
  suppliers: ({ suppliers, names }) => listOf(suppliers.map((id) => names.suppliers[id] ?? id)),
  marketing: ({ marketing }, say) => airlinesOf(marketing, say),
  operating: ({ operating }, say) => airlinesOf(operating, say),
  plating: ({ plating }, say) => airlinesOf(plating, say),
  origins: ({ origins, names }) => placesOf(origins, names),
  destinations: ({ destinations, names }) => placesOf(destinations, names),
  both_ways: (row) => row.both_ways,
  area: ({ area }, say) => say('areas', area),
  trip_types: ({ trip_types: types }, say) => listOf(types.map((type) => say('trip_types', type))),
  cabins: ({ cabins }) => listOf(cabins),
  fare_brands: (row) => listOf(row.fare_brands),
  passengers: ({ passengers }, say) => listOf(passengers.map((type) => say('passengers', type))),
  stars: ({ stars }) => listOf(stars.map(String)),
  chains: ({ chains }) => listOf(chains),
  boards: ({ boards }, say) => listOf(boards.map((board) => say('boards', board))),
  payment_types: ({ payment_types: types }, say) => listOf(types.map((type) => say('payment_types', type))),
  nights_min: (row) => row.nights_min,
  nights_max: (row) => row.nights_max,
  travel_from: (row) => row.travel_from,
  travel_to: (row) => row.travel_to,
  booking_from: (row) => row.booking_from,
  booking_to: (row) => row.booking_to,
  days_before_min: (row) => row.days_before_min,
  days_before_max: (row) => row.days_before_max,
  weekdays: ({ weekdays }) => listOf(weekdays.map(String)),
  fare_min: (row) => decimal(row.fare_min),
  fare_max: (row) => decimal(row.fare_max),
  percent: (row) => (row.value_type === 'percent' ? decimal(row.percent) : null),
  percent_of: ({ value_type: type, percent_of: of }, say) =>
    type === 'percent' ? say('percent_of', of) : null,
  amount: (row) => (row.value_type === 'fixed' ? decimal(row.amount) : null),
  per: (row, say) => (countsUnits(row) ? say('per', row.per) : null),
  min_amount: (row) => decimal(row.min_amount),
  max_amount: (row) => decimal(row.max_amount),
  step: (row) => decimal(row.step),
  currency: ({ currency }) => currency,
  infants: ({ infants }) => infants,
  tax_percent: (row) => decimal(row.tax_percent),
  refund: ({ refund }, say) => say('refunds', refund),
  priority: ({ priority }) => priority,
  valid_from: (row) => row.valid_from,
  valid_until: (row) => row.valid_until,
  notes: ({ notes }) => notes,
  revision: ({ revision }) => revision,
  created_at: (row) => row.created_at,
  updated_at: (row) => row.updated_at,
};

/** The export of the filtered rules. */
export function markupExport(app: App): void {
  exportRoute(app, {
    path: markupPaths.export,
    permission: markupPermissions.export,
    summary: 'The filtered markup rules',
    query: markupExportQuerySchema,
    entity: 'markup',
    file: 'markups',
    module: 'markups',
    columns,
    rows: shown,
  });
}

function shown(query: Filters, call: Call): AsyncGenerator<Markup> {
  const { kernel } = call.server;
  const { db } = kernel;
  const language = languageOf(call);
  const at = toolsOf(kernel, 'markups').now();
  return allMarkups(db, query, (rows) => shownMarkups(db, rows, { language, at }));
}
