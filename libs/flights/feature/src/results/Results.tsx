import { FilterOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import { Expiry, reviewPath, type SearchState } from '@traveldesk/flights-ui';
import { PassingButton, Tag } from '@traveldesk/shared-ui';
import { breakpoints, useMediaQuery } from '@traveldesk/shared-web';
import { DateStrip } from './DateStrip';
import { DensityChoice } from './DensityChoice';
import { FilterPanel } from './FilterPanel';
import { ItineraryCard } from './ItineraryCard';
import { resultKeys } from './keys';
import { isFiltered, noFilters, type Filters } from './model/filters';
import { byPrice, fareBrands } from './model/itineraries';
import type { Sort } from './model/sorting';
import { rememberChosen, ResultList, type ResultListHandle } from './ResultList';
import styles from './results.module.css';
import { ResultsState } from './ResultsState';
import { SharedChoice } from './SharedChoice';
import { SupplierBars } from './SupplierBars';
import { Tiles } from './Tiles';
import { useDensity } from './useDensity';
import { useHeldRows } from './useHeldRows';
import { useResultKeys } from './useResultKeys';
import { useResults } from './useResults';
import { useView } from './useView';

export interface ResultsProps {
  state: SearchState;
  criteria: FlightCriteria;
  /** The criteria in the form of `encodeCriteria`. */
  query: string;
  /** The whole query of the address: criteria, order, filters and shared choice. */
  search: string;
  onAgain: () => void;
  onReview: () => void;
}

/** The list with dates, suppliers, filters and notices. */
export function Results({ state, criteria, query, search, onAgain, onReview }: ResultsProps) {
  const { t } = useTranslation('flights');
  const { view, change } = useView();
  const navigate = useNavigate();
  const [density, setDensity] = useDensity();
  const list = useRef<HTMLDivElement>(null);
  const rows = useRef<ResultListHandle>(null);
  const side = useRef<HTMLElement>(null);
  const { filtered, itineraries, first, arrangement } = useResults(state.offers, view);
  const held = useHeldRows(itineraries, arrangement, list);
  const narrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`);
  const [drawer, setDrawer] = useState(false);
  const share = useMemo(() => new URLSearchParams(search).get('share'), [search]);
  const supplierName = (key: string) => state.search?.suppliers.find((one) => one.key === key)?.name ?? key;
  const show = (next: { filters?: Filters; sort?: Sort }) => change(next);
  const isTraining = useMemo(() => state.offers.every(({ training }) => training), [state.offers]);
  const leave = (key: string) => {
    rememberChosen(query, key);
    onReview();
  };
  useResultKeys({
    next: () => rows.current?.step(1),
    previous: () => rows.current?.step(-1),
    open: ({ row }) => row?.querySelector<HTMLElement>('button[aria-expanded]')?.click(),
    fare: ({ digit, row }) => {
      const key = row?.dataset.key ?? view.open;
      const itinerary = itineraries.find((one) => one.key === key);
      const fare = itinerary && fareBrands(itinerary)[digit - 1];
      if (!fare) return;
      leave(itinerary.key);
      void navigate(reviewPath(fare.id, search));
    },
    filters: () => {
      if (narrow) setDrawer(true);
      else side.current?.querySelector<HTMLElement>('input, button')?.focus();
    },
    more: held.showAll,
  });
  const panel = (
    <FilterPanel
      state={state}
      filtered={filtered}
      filters={view.filters}
      currency={state.search?.currency ?? null}
      titled={!narrow}
      onChange={(filters) => show({ filters })}
    />
  );
  const hasOffers = state.offers.length > 0;
  const searching = state.status === 'searching';
  const count = hasOffers && t('results.count', { count: itineraries.length });
  return (
    <div
      className={styles.around}
      data-density={density}
      data-searching={searching}
      data-waiting={searching && !hasOffers}
    >
      <DateStrip criteria={criteria} query={query} />
      <SupplierBars state={state} query={query} />
      {share && <SharedChoice id={share} trips={criteria.trips.length} state={state} search={search} />}
      <div className={styles.page}>
        {!narrow && (hasOffers || searching) && (
          <aside ref={side} className={styles.side} aria-label={t('filters.title')}>
            {hasOffers ? panel : <Skeleton title={false} paragraph={{ rows: 12 }} />}
          </aside>
        )}
        <div
          className={styles.results}
          data-keys={JSON.stringify(resultKeys.map(({ shown, does }) => [shown, t(`keys.${does}`)]))}
        >
          {(hasOffers || searching) && (
            <Tiles first={first} sort={view.sort} onSort={(sort) => show({ sort })} />
          )}
          <div className={styles.status}>
            <span>
              {searching && <span>{count} </span>}
              {/* Announces the count only when it is final. */}
              <span role="status">{searching ? t('results.searching') : count}</span>
            </span>
            {isTraining && hasOffers && (
              <span className={styles.trainingAll}>
                <Tag color="warning">{t('suppliers.training')}</Tag> {t('suppliers.trainingHint')}
              </span>
            )}
            {state.search && hasOffers && <Expiry until={state.search.expires_at} onAgain={onAgain} />}
            <DensityChoice value={density} onChange={setDensity} />
            {narrow && (
              <Button
                icon={<FilterOutlined aria-hidden />}
                disabled={!hasOffers}
                onClick={() => setDrawer(true)}
              >
                {t('filters.title')}
              </Button>
            )}
          </div>
          <div>
            <div className={styles.fresh}>
              <span className={styles.freshBox}>
                {held.waiting > 0 && (
                  <PassingButton
                    type="primary"
                    shape="round"
                    heir={() => list.current}
                    onClick={held.showAll}
                  >
                    {t('results.fresh', { count: held.waiting })}
                  </PassingButton>
                )}
                {/* Announced once, not for each new number. */}
                <span role="status">{held.waiting > 0 && t('results.waits')}</span>
              </span>
            </div>
            <ResultsState
              state={state}
              criteria={criteria}
              listed={itineraries.length}
              filtered={isFiltered(view.filters)}
              onAgain={onAgain}
              onReset={() => show({ filters: noFilters })}
            />
            {/* Following a link of the list leads to an offer's review. */}
            {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks of links, which the keyboard triggers too */}
            <div
              ref={list}
              id="flights"
              tabIndex={-1}
              onClick={({ target }) => {
                const link = (target as Element).closest('a');
                const key = link?.closest<HTMLElement>('article')?.dataset.key;
                if (key) leave(key);
              }}
            >
              <ResultList key={density} ref={rows} itineraries={held.rows} query={query} density={density}>
                {(itinerary) => (
                  <ItineraryCard
                    itinerary={itinerary}
                    names={state.names}
                    criteria={criteria}
                    supplierName={supplierName}
                    search={search}
                    density={density}
                    cheapest={
                      first.price !== undefined && byPrice(itinerary.cheapest, first.price.cheapest) === 0
                    }
                    training={!isTraining}
                    open={view.open === itinerary.key}
                    onOpen={(open) => change({ open: open ? itinerary.key : null })}
                  />
                )}
              </ResultList>
            </div>
          </div>
        </div>
      </div>
      {narrow && (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          title={t('filters.title')}
          placement="bottom"
          size="large"
          footer={
            <Button type="primary" block onClick={() => setDrawer(false)}>
              {t('filters.show', { count: itineraries.length })}
            </Button>
          }
        >
          {panel}
        </Drawer>
      )}
    </div>
  );
}
