import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nightsOf, noStayFilters, type StayCriteria } from '@traveldesk/hotels-contract';
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
  useAddressView,
  useHeldRows,
  useResultKeys,
  type ResultListHandle,
} from '@traveldesk/suppliers-ui';
import { ActivePropertyContext, createActiveProperty } from './active-property';
import { stayKeys } from './keys';
import { MapSwitch } from './MapSwitch';
import { StayMap } from './map/StayMap';
import { isStayFiltered, readStayView, writeStayView } from './model/view';
import type { StaySearch } from './offers.api';
import { PropertyCard } from './PropertyCard';
import styles from './results.module.css';
import { ShowMoreRates } from './ShowRates';
import { StayFiltersPanel } from './StayFilters';
import { StayNotices } from './StayNotices';
import { StayTiles } from './StayTiles';
import { Suppliers } from './Suppliers';
import { useCardRates } from './useCardRates';
import { useMapShown } from './useMapShown';
import { useStayList, type StayRow } from './useStayList';

export interface StayResultsProps {
  state: StaySearch;
  criteria: StayCriteria;
  /** The criteria in the form of `encodeStay`. */
  query: string;
  onAgain: () => void;
  /** Announces a visit to a property. */
  onVisit: () => void;
}

/** Pixels between cards, and the usual height of one. */
const gap = 12;
const usualHeight = 190;

/** The list with suppliers, filters, notices and map. */
export function StayResults({ state, criteria, query, onAgain, onVisit }: StayResultsProps) {
  const { t } = useTranslation('hotels');
  const { view, change } = useAddressView(readStayView, writeStayView);
  const list = useRef<HTMLDivElement>(null);
  const cards = useRef<ResultListHandle>(null);
  const side = useRef<HTMLElement>(null);
  const [active] = useState(createActiveProperty);
  const { search, results } = state;
  const { filtered, rows, first, arrangement } = useStayList(results, view, criteria.radius);
  const held = useHeldRows(rows, arrangement, list);
  const rates = useCardRates(query);
  const map = useMapShown();
  const isNarrow = useMediaQuery(`(max-width: ${breakpoints.md - 0.02}px)`);
  const isWide = useMediaQuery(`(min-width: ${breakpoints.lg}px)`);
  const inDrawer = isNarrow || (map.place === 'beside' && !isWide);
  const [drawer, setDrawer] = useState(false);
  /** The property that was chosen on a map without a list. */
  const [chosen, setChosen] = useState<string | null>(null);

  const hasResults = results.length > 0;
  const searching = state.status === 'searching';
  const isListed = map.place !== 'instead';
  const suppliers = useMemo(() => new Map(search?.suppliers.map((one) => [one.key, one])), [search]);
  const supplier = (key: string) => suppliers.get(key) ?? { name: key, training: false };
  const isTraining = useMemo(() => results.every(({ training }) => training), [results]);
  const reveal = (key: string) => {
    if (isListed) cards.current?.reveal(key);
    else setChosen(key);
  };
  const visit = (key: string) => {
    rememberChosen(query, key);
    onVisit();
  };
  useResultKeys(stayKeys, {
    next: () => cards.current?.step(1),
    previous: () => cards.current?.step(-1),
    open: ({ row }) => row?.querySelector<HTMLElement>('a')?.click(),
    filters: () => {
      if (inDrawer) setDrawer(true);
      else side.current?.querySelector<HTMLElement>('input, button')?.focus();
    },
    more: held.showAll,
    map: () => map.show(map.place === null),
  });
  const panel = search && (
    <StayFiltersPanel
      search={search}
      filtered={filtered}
      filters={view.filters}
      titled={!inDrawer}
      onChange={(filters) => change({ filters })}
    />
  );
  const card = (row: StayRow) => (
    <PropertyCard
      row={row}
      query={query}
      nights={nightsOf(criteria)}
      place={search?.place}
      supplier={supplier}
      training={!isTraining}
      rates={rates}
      open={view.open === row.key}
      onOpen={(open) => change({ open: open ? row.key : null })}
    />
  );
  const stayMap = search && hasResults && (
    <div className={styles.mapPlace}>
      <StayMap
        place={search.place}
        radius={criteria.radius}
        found={results}
        currency={search.currency}
        rows={rows}
        onOpen={({ key }) => reveal(key)}
      />
    </div>
  );
  const onMap = chosen === null ? undefined : rows.find(({ key }) => key === chosen);
  return (
    <ActivePropertyContext value={active}>
      <div data-searching={searching} data-waiting={searching && !hasResults}>
        <Suppliers state={state} query={query} />
        <div className={styles.page} data-map={map.place} data-filters={!inDrawer}>
          {!inDrawer && (hasResults || searching) && (
            <SideFilters ref={side}>{hasResults ? panel : undefined}</SideFilters>
          )}
          <div
            className={styles.results}
            data-keys={JSON.stringify(stayKeys.map(({ shown, does }) => [shown, t(`results.keys.${does}`)]))}
          >
            {(hasResults || searching) && isListed && (
              <StayTiles first={first} sort={view.sort} onSort={(sort) => change({ sort })} />
            )}
            <SearchStatus
              state={state}
              count={hasResults ? t('results.count', { count: rows.length }) : null}
              training={hasResults && isTraining ? t('results.training') : null}
              onAgain={onAgain}
            >
              {hasResults && <MapSwitch {...map} />}
              {inDrawer && <FilterButton disabled={!hasResults} onClick={() => setDrawer(true)} />}
            </SearchStatus>
            <ShowMoreRates rows={held.rows} rates={rates} heir={() => list.current} />
            <StayNotices
              state={state}
              query={query}
              listed={rows.length}
              filtered={isStayFiltered(view.filters)}
              onAgain={onAgain}
              onReset={() => change({ filters: noStayFilters })}
            />
            {(map.place === 'above' || map.place === 'instead') && stayMap}
            {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- handles clicks of links, which the keyboard triggers too */}
            <div
              ref={list}
              id={resultsId}
              tabIndex={-1}
              onClick={({ target }) => {
                const link = (target as Element).closest('a');
                const key = link?.closest<HTMLElement>('article')?.dataset.key;
                if (key) visit(key);
              }}
            >
              <FreshRows
                waiting={held.waiting}
                label={t('results.fresh', { count: held.waiting })}
                heir={() => list.current}
                onShow={held.showAll}
              />
              {isListed ? (
                <ResultList
                  ref={cards}
                  label={t('results.list')}
                  rows={held.rows}
                  query={query}
                  look="cards"
                  gap={gap}
                  estimate={() => usualHeight}
                >
                  {card}
                </ResultList>
              ) : (
                onMap && <Revealed key={onMap.key}>{card(onMap)}</Revealed>
              )}
            </div>
          </div>
          {map.place === 'beside' && stayMap}
        </div>
        {inDrawer && (
          <FilterDrawer
            open={drawer}
            show={t('filters.show', { count: rows.length })}
            onClose={() => setDrawer(false)}
          >
            {panel}
          </FilterDrawer>
        )}
      </div>
    </ActivePropertyContext>
  );
}

/** Scrolls into view when it appears. */
function Revealed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return <div ref={box}>{children}</div>;
}
