import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { encodeStay } from '@traveldesk/hotels-contract';
import { SearchPage } from '@traveldesk/suppliers-ui';
import '../texts';
import { StaySearchForm } from './StaySearchForm';
import { useStay } from './useStay';

/** The page /hotels/search. */
export function HotelSearchPage() {
  const { t } = useTranslation('hotels');
  const navigate = useNavigate();
  const state = useStay();
  return (
    <SearchPage title={t('search.title')} note={t('search.note')}>
      <StaySearchForm
        {...state}
        onConfirm={(confirmed) => void navigate(`/hotels/results?${encodeStay(confirmed)}`)}
      />
    </SearchPage>
  );
}

export { HotelSearchPage as Component };
