import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { encodeStay, judgeStay } from '@traveldesk/hotels-contract';
import { useReplacing } from '@traveldesk/hotels-ui';
import '@traveldesk/hotels-ui/texts';
import { queryLoader, serverNow } from '@traveldesk/shared-web';
import { SearchPage } from '@traveldesk/suppliers-ui';
import { HotelSearches } from './HotelSearches';
import { hotelsSearches } from './searches.api';
import { StaySearchForm } from './StaySearchForm';
import { useStay } from './useStay';

/** The page /hotels/search. */
export function HotelSearchPage() {
  const { t } = useTranslation('hotels');
  const navigate = useNavigate();
  const replaced = useReplacing();
  const state = useStay();
  const { criteria } = judgeStay(state.draft, { now: new Date(serverNow()), place: undefined });
  return (
    <SearchPage title={t('search.title')} note={t('search.note')}>
      <StaySearchForm
        {...state}
        onConfirm={(confirmed) => void navigate(`/hotels/results?${encodeStay(confirmed)}${replaced}`)}
      />
      <HotelSearches current={criteria} />
    </SearchPage>
  );
}

// The list of recent searches beside the form; its height depends on its length.
HotelSearchPage.loader = queryLoader(hotelsSearches);

export { HotelSearchPage as Component };
