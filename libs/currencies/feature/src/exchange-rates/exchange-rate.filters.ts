import { rateAges, rateSources } from '@traveldesk/currencies-contract';
import { CurrencyFilter } from '@traveldesk/currencies-ui';
import { DayFilter } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';

export const exchangeRateFilters = [
  { key: 'currency', kind: 'picker', label: 'currencies:rates.filters.currency', Picker: CurrencyFilter },
  {
    key: 'source',
    kind: 'select',
    label: 'currencies:rates.filters.source',
    options: rateSources.map((value) => ({ value, label: `currencies:sources.${value}` as const })),
  },
  {
    key: 'age',
    kind: 'select',
    label: 'currencies:rates.filters.age',
    options: rateAges.map((value) => ({ value, label: `currencies:ages.${value}` as const })),
  },
  { key: 'from', kind: 'picker', label: 'currencies:rates.filters.from', Picker: DayFilter },
  { key: 'to', kind: 'picker', label: 'currencies:rates.filters.to', Picker: DayFilter },
] as const satisfies readonly FilterField[];

export type ExchangeRateFilter = (typeof exchangeRateFilters)[number]['key'];
