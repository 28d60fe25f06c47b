import { CompanyFilter } from '@traveldesk/companies-ui';
import { CurrencyFilter } from '@traveldesk/currencies-ui';
import { markupKinds, markupLayers, markupStates, products } from '@traveldesk/markups-contract';
import type { FilterField } from '@traveldesk/shared-web';
import { SupplierFilter } from '@traveldesk/suppliers-ui';
import { AirlineFilter } from './AirlineFilter';

/** The filters of SPECIFICATION 3 (Name, Company, Supplier, Status, Airline, Currency), then others. */
export const markupFilters = [
  { key: 'name', kind: 'text', label: 'markups:filters.name' },
  { key: 'company_id', kind: 'picker', label: 'markups:filters.company', Picker: CompanyFilter },
  { key: 'supplier_id', kind: 'picker', label: 'markups:filters.supplier', Picker: SupplierFilter },
  {
    key: 'status',
    kind: 'select',
    label: 'markups:filters.status',
    options: markupStates.map((value) => ({ value, label: `markups:states.${value}` as const })),
  },
  { key: 'airline', kind: 'picker', label: 'markups:filters.airline', Picker: AirlineFilter },
  { key: 'airport', kind: 'text', label: 'markups:filters.airport' },
  { key: 'currency', kind: 'picker', label: 'markups:filters.currency', Picker: CurrencyFilter },
  {
    key: 'product',
    kind: 'select',
    label: 'markups:filters.product',
    options: products.map((value) => ({ value, label: `markups:products.${value}` as const })),
  },
  {
    key: 'kind',
    kind: 'select',
    label: 'markups:filters.kind',
    options: markupKinds.map((value) => ({ value, label: `markups:kinds.${value}` as const })),
  },
  {
    key: 'layer',
    kind: 'select',
    label: 'markups:filters.layer',
    options: markupLayers.map((value) => ({ value, label: `markups:layers.${value}` as const })),
  },
] as const satisfies readonly FilterField[];

export type MarkupFilter = (typeof markupFilters)[number]['key'];
