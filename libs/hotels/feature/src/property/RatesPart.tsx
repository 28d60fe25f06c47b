import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nightsOf, stayDropCauses, type OpenedProperty } from '@traveldesk/hotels-contract';
import { ZoneNote } from '@traveldesk/hotels-ui';
import { EmptyState, LinkButton } from '@traveldesk/shared-ui';
import { SupplierBars, TrainingTag, type SupplierWords } from '@traveldesk/suppliers-ui';
import { groupRates, noRateFilter, type RateFilter } from './group-rates';
import type { Opening } from './opening';
import { RateFilterBar } from './RateFilterBar';
import { RoomCard } from './RoomCard';
import { asSearch } from './supplier-lines';
import type { SupplierRates } from './useRates';
import styles from './property.module.css';

export interface RatesPartProps {
  found: OpenedProperty;
  /** The address's query, with the criteria of the search. */
  search: string;
  /** The criteria as text, which identify the search. */
  query: string;
  rates: readonly SupplierRates[];
}

/** The rates of a property: the state of its suppliers, a filter, and the rooms of each supplier that has answered. */
export function RatesPart({ found, search, query, rates }: RatesPartProps) {
  const { t } = useTranslation('hotels');
  const [filter, setFilter] = useState<RateFilter>(noRateFilter);
  const {
    property,
    time_zone: zone,
    search: { criteria },
  } = found;
  const opening: Opening = {
    property: property.id,
    search,
    zone,
    checkIn: criteria.check_in,
    nights: nightsOf(criteria),
  };
  const words: SupplierWords = {
    found: (count, seconds) => t('property.found', { count, seconds }),
    causes: stayDropCauses.map((cause) => ({ cause, label: t(`results.causes.${cause}`) })),
  };
  const all = rates.flatMap(({ answer }) => answer?.rooms ?? []).flatMap(({ rates: own }) => own);
  const isAsking = rates.some((one) => one.isAsking);
  const groups = rates.map(({ supplier, answer }) => ({
    supplier,
    rooms: groupRates(answer?.rooms ?? [], filter),
  }));
  const isShown = groups.some(({ rooms }) => rooms.length > 0);
  const hasNames = rates.length > 1;
  return (
    <section className={styles.ratesPart} aria-labelledby="rates" aria-busy={isAsking}>
      <h2 id="rates">{t('property.rates')}</h2>
      <SupplierBars
        state={asSearch(found, rates)}
        query={query}
        words={words}
        onAskAgain={(key) => rates.find(({ supplier }) => supplier.key === key)?.again()}
      />
      <RateFilterBar rates={all} filter={filter} onChange={setFilter} />
      <ZoneNote zone={zone} />
      {groups.map(
        ({ supplier, rooms }) =>
          rooms.length > 0 && (
            <section key={supplier.key} className={styles.supplier} aria-label={supplier.name}>
              {(hasNames || supplier.training) && (
                <p className={styles.supplierName}>
                  {t('property.soldBy')} <bdi>{supplier.name}</bdi> {supplier.training && <TrainingTag />}
                </p>
              )}
              {rooms.map((group) => (
                <RoomCard key={group.room.name} group={group} opening={opening} />
              ))}
            </section>
          ),
      )}
      {isAsking && !isShown && (
        <div className={styles.room}>
          <p role="status">{t('property.asking')}</p>
          <Skeleton active paragraph={{ rows: 10 }} />
        </div>
      )}
      {!isAsking && !isShown && <NoRates isFiltered={all.length > 0} rates={rates} search={search} />}
    </section>
  );
}

interface NoRatesProps extends Pick<RatesPartProps, 'rates' | 'search'> {
  isFiltered: boolean;
}

function NoRates({ isFiltered, rates, search }: NoRatesProps) {
  const { t } = useTranslation('hotels');
  const hasFailed = rates.some(({ answer, error }) => error || answer?.outcome.status === 'failed');
  const kind = isFiltered ? 'filtered' : hasFailed ? 'failed' : 'none';
  return (
    <EmptyState
      title={t(`property.noRates.${kind}`)}
      hint={t(`property.noRatesHint.${kind}`)}
      action={
        kind === 'none' && <LinkButton to={`/hotels/search?${search}`}>{t('property.otherDays')}</LinkButton>
      }
    />
  );
}
