import { useTranslation } from 'react-i18next';
import { PageHeader } from '@traveldesk/shared-ui';
import '../texts';

/** The page /hotels/search. */
export function HotelSearchPage() {
  const { t } = useTranslation('hotels');
  return (
    <section>
      <PageHeader title={t('search.title')} />
    </section>
  );
}

export { HotelSearchPage as Component };
