import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { decodeCriteria, encodeCriteria, judgeCriteria } from '@traveldesk/flights-contract';
import { CriteriaSummary, emptySearch, stopSearch, useFlightsOffersQuery } from '@traveldesk/flights-ui';
import { EmptyState, LinkButton, PageHeader } from '@traveldesk/shared-ui';
import { rememberList, serverNow } from '@traveldesk/shared-web';
import { Results } from './Results';

/** /flights/results: searches for what the address says, and lists what the suppliers answer as they do. */
export function FlightResultsPage() {
  const { t } = useTranslation('flights');
  const { pathname, search } = useLocation();
  const { draft, errors } = useMemo(() => decodeCriteria(new URLSearchParams(search)), [search]);
  const { criteria } = judgeCriteria(draft, { now: new Date(serverNow()), place: () => undefined });
  const readable = criteria && Object.keys(errors).length === 0 ? criteria : null;
  const query = encodeCriteria(draft);
  const edit = `/flights/viewTrip?${query}`;
  usePlace(pathname, search);
  return (
    <section>
      <PageHeader
        title={t('results.title')}
        note={<CriteriaSummary criteria={draft} />}
        actions={<LinkButton to={edit}>{t('results.edit')}</LinkButton>}
      />
      {readable ? (
        <Search key={query} query={query} search={search} criteria={readable} />
      ) : (
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
    // Who looks at an offer comes back to a list that has gone on meanwhile; who leaves needs no answers any more.
    return () => {
      if (!toReview.current) stopSearch(query);
    };
  }, [query]);
  return (
    <Results
      {...props}
      state={state}
      onAgain={() => void refetch()}
      onReview={() => {
        toReview.current = true;
      }}
    />
  );
}

/** Where the list is left, for the way back from a review. Read before its rows are taken off the page. */
function usePlace(pathname: string, search: string): void {
  useLayoutEffect(() => () => rememberList(pathname, { search, scroll: window.scrollY }), [pathname, search]);
}

export { FlightResultsPage as Component };
