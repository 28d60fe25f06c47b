import { FilterOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton } from 'antd';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import { Expiry, type SearchState } from '@traveldesk/flights-ui';
import { breakpoints, useMediaQuery } from '@traveldesk/shared-web';
import { DateStrip } from './DateStrip';
import { FilterPanel } from './FilterPanel';
import { ItineraryCard } from './ItineraryCard';
import { isFiltered, noFilters, type Filters } from './model/filters';
import type { Sort } from './model/sorting';
import { ResultList } from './ResultList';
import styles from './results.module.css';
import { ResultsState } from './ResultsState';
import { SharedChoice } from './SharedChoice';
import { SupplierBars } from './SupplierBars';
import { Tiles } from './Tiles';
import { useHeldOffers } from './useHeldOffers';
import { useResults } from './useResults';
import { useView } from './useView';

export interface ResultsProps {
  state: SearchState;
  criteria: FlightCriteria;
  /** The criteria as `encodeCriteria` writes them. */
  query: string;
  /** The whole query of the address: criteria, order, filters and choice. */
  search: string;
  onAgain: () => void;
  onReview: () => void;
}

/** The list, with everything around it. */
export function Results({ state, criteria, query, search, onAgain, onReview }: ResultsProps) {
  const { t } = useTranslation('flights');
  const { view, change } = useView();
  const list = useRef<HTMLDivElement>(null);
  const held = useHeldOffers(state.offers, list);
  const { filtered, itineraries, first } = useResults(held.shown, view);
  const narrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`);
  const [drawer, setDrawer] = useState(false);
  const share = useMemo(() => new URLSearchParams(search).get('share'), [search]);
  const supplierName = (key: string) => state.search?.suppliers.find((one) => one.key === key)?.name ?? key;
  // What the reader asks for moves the list anyway: nothing needs to be held back then.
  const show = (next: { filters?: Filters; sort?: Sort }) => {
    held.showAll();
    change(next);
  };
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
  const hasOffers = held.shown.length > 0;
  const searching = state.status === 'searching';
  const count = hasOffers && t('results.count', { count: itineraries.length });
  return (
    <div data-waiting={searching && !hasOffers}>
      <DateStrip criteria={criteria} query={query} />
      <SupplierBars state={state} />
      {share && <SharedChoice id={share} trips={criteria.trips.length} state={state} search={search} />}
      <div className={styles.page}>
        {!narrow && (hasOffers || searching) && (
          <aside className={styles.side}>
            {hasOffers ? panel : <Skeleton title={false} paragraph={{ rows: 12 }} />}
          </aside>
        )}
        <div ref={list} className={styles.results}>
          {(hasOffers || searching) && (
            <Tiles first={first} sort={view.sort} onSort={(sort) => show({ sort })} />
          )}
          <div className={styles.status}>
            <span>
              {searching && <span>{count} </span>}
              {/* The count is spoken once it is whole. */}
              <span role="status">{searching ? t('results.searching') : count}</span>
            </span>
            {state.search && hasOffers && <Expiry until={state.search.expires_at} onAgain={onAgain} />}
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
          <div role="status" className={styles.fresh}>
            {held.waiting > 0 && (
              <Button type="primary" shape="round" onClick={held.showAll}>
                {t('results.fresh', { count: held.waiting })}
              </Button>
            )}
          </div>
          <ResultsState
            state={state}
            listed={itineraries.length}
            filtered={isFiltered(view.filters)}
            onAgain={onAgain}
            onReset={() => show({ filters: noFilters })}
          />
          {/* Choosing an offer by a link of the list leads to its review. */}
          {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- notices the click of a link, which the keyboard makes too */}
          <div onClick={(event) => (event.target as Element).closest('a') && onReview()}>
            <ResultList itineraries={itineraries} query={query}>
              {(itinerary) => (
                <ItineraryCard
                  itinerary={itinerary}
                  names={state.names}
                  criteria={criteria}
                  supplierName={supplierName}
                  search={search}
                  open={view.open === itinerary.key}
                  onOpen={(open) => change({ open: open ? itinerary.key : null })}
                />
              )}
            </ResultList>
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
