import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FlightCriteria } from '@traveldesk/flights-contract';
import { reviewPath, type SearchState } from '@traveldesk/flights-ui';
import { breakpoints, useMediaQuery } from '@traveldesk/shared-web';
import {
  FilterButton,
  FilterDrawer,
  FreshRows,
  rememberChosen,
  ResultList,
  resultsId,
  SearchStatus,
  SideFilters,
  useHeldRows,
  useResultKeys,
  type ResultListHandle,
} from '@traveldesk/suppliers-ui';
import { DateStrip } from './DateStrip';
import { DensityChoice } from './DensityChoice';
import { FlightFilters } from './FlightFilters';
import { ItineraryCard } from './ItineraryCard';
import { resultKeys } from './keys';
import { isFiltered, noFilters, type Filters } from './model/filters';
import { byPrice, fareBrands, type Itinerary } from './model/itineraries';
import type { Sort } from './model/sorting';
import styles from './results.module.css';
import { ResultsState } from './ResultsState';
import { SharedChoice } from './SharedChoice';
import { Suppliers } from './Suppliers';
import { Tiles } from './Tiles';
import { useDensity, type Density } from './useDensity';
import { useResults } from './useResults';
import { useView } from './useView';

/** Estimated heights of unrendered rows in pixels, by number of trips. */
const rooms = {
  roomy: { gap: 12, row: 96, trip: 48 },
  compact: { gap: 4, row: 10, trip: 24 },
} as const satisfies Record<Density, unknown>;
const guess =
  ({ row, trip }: (typeof rooms)[Density]) =>
  ({ slices }: Itinerary) =>
    row + trip * slices.length;

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
  useResultKeys(resultKeys, {
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
    <FlightFilters
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
  const count = hasOffers ? t('results.count', { count: itineraries.length }) : null;
  return (
    <div
      className={styles.around}
      data-density={density}
      data-searching={searching}
      data-waiting={searching && !hasOffers}
    >
      <DateStrip criteria={criteria} query={query} />
      <Suppliers state={state} query={query} />
      {share && <SharedChoice id={share} trips={criteria.trips.length} state={state} search={search} />}
      <div className={styles.page}>
        {!narrow && (hasOffers || searching) && (
          <SideFilters ref={side}>{hasOffers ? panel : undefined}</SideFilters>
        )}
        <div
          className={styles.results}
          data-keys={JSON.stringify(resultKeys.map(({ shown, does }) => [shown, t(`keys.${does}`)]))}
        >
          {(hasOffers || searching) && (
            <Tiles first={first} sort={view.sort} density={density} onSort={(sort) => show({ sort })} />
          )}
          <SearchStatus
            state={state}
            count={count}
            training={isTraining && hasOffers ? t('suppliers.trainingHint') : null}
            onAgain={onAgain}
          >
            <DensityChoice value={density} onChange={setDensity} />
            {narrow && <FilterButton disabled={!hasOffers} onClick={() => setDrawer(true)} />}
          </SearchStatus>
          <div>
            <FreshRows
              waiting={held.waiting}
              label={t('results.fresh', { count: held.waiting })}
              heir={() => list.current}
              onShow={held.showAll}
            />
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
              id={resultsId}
              tabIndex={-1}
              onClick={({ target }) => {
                const link = (target as Element).closest('a');
                const key = link?.closest<HTMLElement>('article')?.dataset.key;
                if (key) leave(key);
              }}
            >
              <ResultList
                key={density}
                ref={rows}
                label={t('results.list')}
                rows={held.rows}
                query={query}
                look={density}
                gap={rooms[density].gap}
                estimate={guess(rooms[density])}
              >
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
        <FilterDrawer
          open={drawer}
          show={t('filters.show', { count: itineraries.length })}
          onClose={() => setDrawer(false)}
        >
          {panel}
        </FilterDrawer>
      )}
    </div>
  );
}
