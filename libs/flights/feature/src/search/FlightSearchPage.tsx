import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { encodeCriteria, judgeCriteria } from '@traveldesk/flights-contract';
import { queryLoader, serverNow } from '@traveldesk/shared-web';
import { PageHeader } from '@traveldesk/shared-ui';
import { OwnSearches } from './OwnSearches';
import styles from './search.module.css';
import { flightsSearches, useFlightsSearchesQuery } from './searches.api';
import { SearchForm } from './SearchForm';
import { useCriteria } from './useCriteria';

/** The pages /flights/search and /flights/viewTrip: the same screen, the latter with a trip in its address (SPECIFICATION 2). */
export function FlightSearchPage() {
  const { t } = useTranslation('flights');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = useCriteria();
  const { criteria } = judgeCriteria(state.draft, { now: new Date(serverNow()), place: () => undefined });
  const missing = useSavedInAddress();
  const isTrip = pathname === '/flights/viewTrip';
  return (
    <section>
      <PageHeader title={t(isTrip ? 'search.tripTitle' : 'search.title')} note={t('search.note')} />
      {missing && (
        <p role="alert" className={styles.warning}>
          {t('own.missing')}
        </p>
      )}
      <div className={styles.page}>
        <SearchForm
          {...state}
          onConfirm={(confirmed) => void navigate(`/flights/results?${encodeCriteria(confirmed)}`)}
        />
        <OwnSearches current={criteria} />
      </div>
    </section>
  );
}

/** Loads the saved search named in the address, as opened by the command palette; returns whether it is missing. */
function useSavedInAddress(): boolean {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('saved');
  const { data } = useFlightsSearchesQuery(undefined, { skip: id === null });
  const next = data?.saved.find((one) => one.id === id)?.next;
  const trip = next && `/flights/viewTrip?${encodeCriteria(next)}`;
  useEffect(() => {
    if (trip) void navigate(trip, { replace: true });
  }, [trip, navigate]);
  return id !== null && data !== undefined && trip === undefined;
}

// The list of recent searches beside the form; its height depends on its length.
FlightSearchPage.loader = queryLoader(flightsSearches);

export { FlightSearchPage as Component };
