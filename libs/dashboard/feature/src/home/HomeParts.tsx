import { useTranslation } from 'react-i18next';
import { Additions, Related, useAdditions } from '@traveldesk/shared-ui';

/** The parts of other domains below the specification's: what needs a decision, and what ends today. */
export function HomeParts() {
  const { t } = useTranslation('dashboard');
  const decides = useAdditions('home-decisions').length > 0;
  return (
    <>
      {decides && (
        <Related title={t('decisions.title')}>
          <Additions place="home-decisions" id="" />
        </Related>
      )}
      <Additions place="home" id="" />
    </>
  );
}
