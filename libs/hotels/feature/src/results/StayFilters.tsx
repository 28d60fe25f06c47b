import { Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import {
  noStayFilters,
  notKnown,
  type FilteredStays,
  type StayChoice,
  type StayFilters,
} from '@traveldesk/hotels-contract';
import { amenityName } from '@traveldesk/hotels-ui';
import { boards, paymentTypes } from '@traveldesk/markups-contract';
import { textOrder } from '@traveldesk/shared-contract';
import { DayInput } from '@traveldesk/shared-ui';
import { useFormat } from '@traveldesk/shared-web';
import { Facet, FilterPanel, LimitFilter, PriceFilter, type FacetOption } from '@traveldesk/suppliers-ui';
import { isStayFiltered } from './model/view';
import type { StaySearch } from './offers.api';
import styles from './results.module.css';
import { ReviewFilter } from './ReviewFilter';

export interface StayFiltersProps {
  search: NonNullable<StaySearch['search']>;
  filtered: FilteredStays;
  filters: StayFilters;
  /** Whether the panel shows its own title. */
  titled: boolean;
  onChange: (filters: StayFilters) => void;
}

/** The filters of the list; each value shows how many properties it would leave. */
export function StayFiltersPanel({ search, filtered, filters, titled, onChange }: StayFiltersProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const id = useId();
  const options = useOptions(search, filtered);
  const { counts, values } = filtered;
  const set = (change: Partial<StayFilters>) => onChange({ ...filters, ...change });
  const facet = (name: StayChoice) => (
    <Facet
      title={t(`filters.${name}`)}
      options={options[name]}
      counts={counts[name]}
      chosen={filters[name]}
      onChange={(chosen) => set({ [name]: chosen })}
    />
  );
  const price = (name: 'per_night' | 'total') => (
    <PriceFilter
      title={t(`filters.${name}`)}
      prices={values[name]}
      currency={search.currency}
      value={filters[name]}
      onChange={(range) => set({ [name]: range })}
    />
  );
  return (
    <FilterPanel
      titled={titled}
      onReset={isStayFiltered(filters) ? () => onChange(noStayFilters) : undefined}
    >
      <div className={styles.field}>
        <label htmlFor={`${id}name`}>{t('filters.name')}</label>
        <Input
          id={`${id}name`}
          value={filters.name}
          maxLength={80}
          allowClear
          onChange={({ target }) => set({ name: target.value })}
        />
      </div>
      {price('per_night')}
      {price('total')}
      {facet('stars')}
      <ReviewFilter scores={values.review} value={filters.review} onChange={(review) => set({ review })} />
      <LimitFilter
        title={t('filters.km')}
        step={1}
        say={(km) => t('map.km', { km: format.number(km) })}
        values={values.km}
        value={filters.km}
        onChange={(km) => set({ km })}
      />
      {facet('board')}
      {facet('terms')}
      <div className={styles.field}>
        <label htmlFor={`${id}until`}>{t('filters.free_until')}</label>
        <DayInput
          id={`${id}until`}
          alone
          value={filters.free_until}
          max={search.criteria.check_in}
          near={search.criteria.check_in}
          onChange={(day) => set({ free_until: day === '' ? null : day })}
        />
      </div>
      {facet('payment')}
      {facet('bookable')}
      {facet('amenities')}
      {facet('chain')}
      {facet('supplier')}
    </FilterPanel>
  );
}

/** Returns the labeled values of each filter, in reading order; unknown values come last. */
function useOptions(
  { suppliers }: StayFiltersProps['search'],
  { counts }: FilteredStays,
): Record<StayChoice, FacetOption[]> {
  const { t } = useTranslation('hotels');
  const unknown = (label: string): FacetOption => ({ value: notKnown, label });
  const notYet = unknown(t('filters.notKnown'));
  const most = (name: 'chain' | 'amenities', labelOf: (value: string) => string) =>
    [...counts[name]]
      .filter(([value]) => value !== notKnown)
      .sort(([one, few], [other, many]) => many - few || textOrder(one, other))
      .map(([value]) => ({ value, label: labelOf(value) }));
  return {
    stars: [
      ...[5, 4, 3, 2, 1].map((stars) => ({
        value: String(stars),
        label: t('property.stay.stars', { count: stars }),
      })),
      unknown(t('filters.notRated')),
    ],
    board: [...boards.map((value) => ({ value, label: t(`rates.boards.${value}`) })), notYet],
    payment: [...paymentTypes.map((value) => ({ value, label: t(`rates.payments.${value}`) })), notYet],
    terms: [
      ...(['free', 'partial', 'none', 'unknown'] as const).map((value) => ({
        value,
        label: t(`rates.shortTerms.${value}`),
      })),
      notYet,
    ],
    bookable: [
      { value: 'yes', label: t('rate.bookable') },
      { value: 'no', label: t('rate.notBookable') },
      notYet,
    ],
    amenities: [...most('amenities', (type) => amenityName(type, t)), unknown(t('filters.notStated'))],
    chain: [...most('chain', (chain) => chain), unknown(t('filters.noChain'))],
    supplier: suppliers.map(({ key, name }) => ({ value: key, label: name })),
  };
}
