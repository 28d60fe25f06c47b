import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import { partsOfDay, windowOfPart, windowText } from '../search/time-windows';
import { Facet, type FacetOption } from './Facet';
import { LimitFilter } from './LimitFilter';
import { isFiltered, noFilters, type Choice, type Filtered, type Filters } from './model/filters';
import { PriceFilter } from './PriceFilter';
import styles from './results.module.css';
import type { SearchState } from './search-state';

export interface FilterPanelProps {
  state: SearchState;
  filtered: Filtered;
  filters: Filters;
  currency: string | null;
  onChange: (filters: Filters) => void;
}

/** What the list can be narrowed to; each value says how many itineraries it would leave. */
export function FilterPanel({ state, filtered, filters, currency, onChange }: FilterPanelProps) {
  const { t } = useTranslation('flights');
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
  return (
    <div className={styles.filters}>
      <div className={styles.facetRow}>
        <h2 className={styles.filtersTitle}>{t('filters.title')}</h2>
        {isFiltered(filters) && (
          <Button type="link" size="small" onClick={() => onChange(noFilters)}>
            {t('filters.reset')}
          </Button>
        )}
      </div>
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
      {facet('out')}
      {facet('land')}
      {round && facet('back')}
      <LimitFilter
        title={t('filters.duration')}
        values={filtered.minutes}
        value={filters.duration}
        onChange={(duration) => onChange({ ...filters, duration })}
      />
      {facet('via')}
      <LimitFilter
        title={t('filters.layover')}
        values={filtered.layovers}
        value={filters.layover}
        onChange={(layover) => onChange({ ...filters, layover })}
      />
      {facet('suppliers')}
    </div>
  );
}

/** What the values of each filter are called, in the order to be read in. */
function useOptions({ search, names }: SearchState, { counts }: Filtered): Record<Choice, FacetOption[]> {
  const { t } = useTranslation('flights');
  const format = useFormat();
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
      label:
        value === '2'
          ? t('filters.manyStops', { number: format.number(2) })
          : t('stops', { count: Number(value) }),
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
    via: named('via', (code) => `${names.places[code]?.city ?? ''} ${code}`.trim()),
    out: parts,
    land: parts,
    back: parts,
    suppliers: (search?.suppliers ?? []).map(({ key, name }) => ({ value: key, label: name })),
  };
}
