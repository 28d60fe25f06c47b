import { useTranslation } from 'react-i18next';
import { type SearchState, useFlightWords } from '@traveldesk/flights-ui';
import { Facet, FilterPanel, LimitFilter, PriceFilter, type FacetOption } from '@traveldesk/suppliers-ui';
import { partsOfDay, windowOfPart, windowText } from '../search/time-windows';
import { alliances } from './model/alliances.data';
import { isFiltered, noFilters, type Choice, type Filtered, type Filters } from './model/filters';

export interface FlightFiltersProps {
  state: SearchState;
  filtered: Filtered;
  filters: Filters;
  currency: string | null;
  /** Whether the panel shows its own title. */
  titled: boolean;
  onChange: (filters: Filters) => void;
}

/** The filters of the list; each value shows how many itineraries it would leave. */
export function FlightFilters({ state, filtered, filters, currency, titled, onChange }: FlightFiltersProps) {
  const { t } = useTranslation('flights');
  const words = useFlightWords();
  const options = useOptions(state, filtered);
  const round = (state.search?.criteria.trips.length ?? 0) > 1;
  const facet = (name: Choice) => (
    <Facet
      title={t(`filters.${name}`)}
      options={options[name]}
      counts={filtered.counts[name]}
      chosen={filters[name]}
      onChange={(chosen) => onChange({ ...filters, [name]: chosen })}
    />
  );
  const limit = (
    name: 'duration' | 'layover' | 'co2',
    values: readonly number[],
    step = 30,
    say = words.duration,
  ) => (
    <LimitFilter
      title={t(`filters.${name}`)}
      step={step}
      say={say}
      values={values}
      value={filters[name]}
      onChange={(value) => onChange({ ...filters, [name]: value })}
    />
  );
  return (
    <FilterPanel titled={titled} onReset={isFiltered(filters) ? () => onChange(noFilters) : undefined}>
      {facet('stops')}
      {currency && (
        <PriceFilter
          prices={filtered.prices}
          currency={currency}
          value={filters.price}
          onChange={(price) => onChange({ ...filters, price })}
        />
      )}
      {facet('bags')}
      {facet('terms')}
      {facet('airlines')}
      {facet('alliance')}
      {facet('out')}
      {facet('land')}
      {round && facet('back')}
      {limit('duration', filtered.minutes)}
      {facet('via')}
      {limit('layover', filtered.layovers)}
      {limit('co2', filtered.emissions, 50, words.co2)}
      {facet('suppliers')}
    </FilterPanel>
  );
}

/** Returns the labeled values of each filter, in reading order. */
function useOptions({ search, names }: SearchState, { counts }: Filtered): Record<Choice, FacetOption[]> {
  const { t } = useTranslation('flights');
  const parts = partsOfDay.map((part) => ({
    value: part,
    label: t(`hours.${part}`, { hours: windowText(windowOfPart[part]) }),
  }));
  const named = (name: 'airlines' | 'via', labelOf: (code: string) => string) =>
    [...counts[name]]
      .sort(([, one], [, other]) => other - one)
      .map(([value]) => ({ value, label: labelOf(value) }));
  return {
    stops: ['0', '1', '2'].map((value) => ({
      value,
      label: value === '2' ? t('filters.manyStops') : t('stops', { count: Number(value) }),
    })),
    bags: [
      { value: 'carry_on', label: t('filters.carryOn') },
      { value: 'checked', label: t('filters.checked') },
    ],
    terms: [
      { value: 'refund', label: t('filters.refundable') },
      { value: 'change', label: t('filters.changeable') },
    ],
    airlines: named('airlines', (code) => names.airlines[code] ?? code),
    alliance: alliances.map((value) => ({ value, label: t(`alliances.${value}`) })),
    via: named('via', (code) => `${names.places[code]?.city ?? ''} ${code}`.trim()),
    out: parts,
    land: parts,
    back: parts,
    suppliers: (search?.suppliers ?? []).map(({ key, name }) => ({ value: key, label: name })),
  };
}
