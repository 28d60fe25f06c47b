import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { encodeCriteria, judgeCriteria } from '@traveldesk/flights-contract';
import { queryLoader, serverNow } from '@traveldesk/shared-web';
import { SearchPage } from '@traveldesk/suppliers-ui';
import { FlightSearches } from './FlightSearches';
import { flightsSearches } from './searches.api';
import { SearchForm } from './SearchForm';
import { useCriteria } from './useCriteria';

/** The pages /flights/search and /flights/viewTrip: the same screen, the latter with a trip in its address (SPECIFICATION 2). */
export function FlightSearchPage() {
  const { t } = useTranslation('flights');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const state = useCriteria();
  const { criteria } = judgeCriteria(state.draft, { now: new Date(serverNow()), place: () => undefined });
  const isTrip = pathname === '/flights/viewTrip';
  return (
    <SearchPage title={t(isTrip ? 'search.tripTitle' : 'search.title')} note={t('search.note')}>
      <SearchForm
        {...state}
        onConfirm={(confirmed) => void navigate(`/flights/results?${encodeCriteria(confirmed)}`)}
      />
      <FlightSearches current={criteria} />
    </SearchPage>
  );
}

// The list of recent searches beside the form; its height depends on its length.
FlightSearchPage.loader = queryLoader(flightsSearches);

export { FlightSearchPage as Component };
