import { useTranslation } from 'react-i18next';
import { PageHeader } from '@traveldesk/shared-ui';
import '../texts';

/** The page /hotels/results. */
export function HotelResultsPage() {
  const { t } = useTranslation('hotels');
  return (
    <section>
      <PageHeader title={t('results.title')} />
    </section>
  );
}

export { HotelResultsPage as Component };
