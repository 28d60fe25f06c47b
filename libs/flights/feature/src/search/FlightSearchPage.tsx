import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { encodeCriteria, judgeCriteria } from '@traveldesk/flights-contract';
import { firstQuery, serverNow } from '@traveldesk/shared-web';
import { PageHeader } from '@traveldesk/shared-ui';
import { OwnSearches } from './OwnSearches';
import styles from './search.module.css';
import { flightsSearches } from './searches.api';
import { SearchForm } from './SearchForm';
import { useCriteria } from './useCriteria';

/** /flights/search, and /flights/viewTrip: the same screen with a trip in its address (SPECIFICATION 2). */
export function FlightSearchPage() {
  const { t } = useTranslation('flights');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = useCriteria();
  const { criteria } = judgeCriteria(state.draft, { now: new Date(serverNow()), place: () => undefined });
  const isTrip = pathname === '/flights/viewTrip';
  return (
    <section>
      <PageHeader title={t(isTrip ? 'search.tripTitle' : 'search.title')} note={t('search.note')} />
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

// What was searched last stands beside the form, and is as tall as it is long.
FlightSearchPage.first = firstQuery(flightsSearches);

export { FlightSearchPage as Component };
