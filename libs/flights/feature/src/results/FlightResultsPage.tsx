import { Button } from 'antd';
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import {
  decodeCriteria,
  encodeCriteria,
  judgeCriteria,
  withoutPassedDays,
} from '@traveldesk/flights-contract';
import {
  CriteriaChips,
  emptySearch,
  stopSearch,
  useFlightsOffersQuery,
  useFoundSearch,
} from '@traveldesk/flights-ui';
import { EmptyState, LinkButton, PageHeader, preloadable } from '@traveldesk/shared-ui';
import { rememberList, serverNow } from '@traveldesk/shared-web';
import { SkipToResults } from '@traveldesk/suppliers-ui';
import { ChosenOptions } from './ChosenOptions';
import { PassedDays } from './PassedDays';
import { Results } from './Results';

// The form is loaded when its button gets the pointer or the focus, so that reading the list does not load it.
const { Component: SearchInPlace, preload: preloadForm } = preloadable(
  async () => (await import('./SearchInPlace')).SearchInPlace,
);
const prepare = () => void preloadForm().catch(() => undefined);

/** The page /flights/results: searches by the criteria in the address, and lists the suppliers' offers as they arrive. */
export function FlightResultsPage() {
  const { t } = useTranslation('flights');
  const { pathname, search, state } = useLocation();
  const { draft, errors } = useMemo(() => decodeCriteria(new URLSearchParams(search)), [search]);
  const now = new Date(serverNow());
  const { criteria } = judgeCriteria(draft, { now, place: () => undefined });
  const readable = criteria && Object.keys(errors).length === 0 ? criteria : null;
  const query = encodeCriteria(draft);
  const anew = readable && withoutPassedDays(readable, now);
  const edit = `/flights/viewTrip?${query}`;
  const found = useFoundSearch(query);
  const [editing, setEditing] = useState((state as { edit?: boolean } | null)?.edit === true);
  usePlace(pathname, search);
  return (
    <section>
      <PageHeader
        title={t('results.title')}
        state={readable && !anew && <SkipToResults>{t('results.skip')}</SkipToResults>}
        note={
          <CriteriaChips
            criteria={draft}
            company={draft.company_id === null ? null : (found?.search?.company ?? undefined)}
            airlines={found?.names.airlines ?? {}}
          />
        }
        actions={
          <Button
            aria-expanded={editing}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => setEditing(!editing)}
          >
            {t('results.edit')}
          </Button>
        }
      />
      {editing && (
        <Suspense>
          <SearchInPlace key={`form ${query}`} draft={anew ?? draft} onClose={() => setEditing(false)} />
        </Suspense>
      )}
      {anew && <PassedDays anew={anew} />}
      {readable && !anew && <Search key={query} query={query} search={search} criteria={readable} />}
      {!readable && (
        <EmptyState
          title={t('results.unreadable')}
          hint={t('results.unreadableHint')}
          action={<LinkButton to={edit}>{t('results.edit')}</LinkButton>}
        />
      )}
    </section>
  );
}

type SearchProps = Omit<React.ComponentProps<typeof Results>, 'state' | 'onAgain' | 'onReview'>;

function Search(props: SearchProps) {
  const { query } = props;
  const { currentData: state = emptySearch, refetch } = useFlightsOffersQuery(query);
  const toReview = useRef(false);
  useEffect(() => {
    toReview.current = false;
    // The search continues during a review, for the way back; leaving otherwise stops it.
    return () => {
      if (!toReview.current) stopSearch(query);
    };
  }, [query]);
  return (
    <ChosenOptions query={query} state={state}>
      <Results
        {...props}
        state={state}
        onAgain={() => void refetch()}
        onReview={() => {
          toReview.current = true;
        }}
      />
    </ChosenOptions>
  );
}

/** Remembers the scroll position of the list, for the way back from a review. Read before the rows are unmounted. */
function usePlace(pathname: string, search: string): void {
  useLayoutEffect(() => () => rememberList(pathname, { search, scroll: window.scrollY }), [pathname, search]);
}

export { FlightResultsPage as Component };
