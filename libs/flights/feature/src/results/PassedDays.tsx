import { useTranslation } from 'react-i18next';
import { encodeCriteria, type CriteriaDraft } from '@traveldesk/flights-contract';
import { EmptyState, LinkButton } from '@traveldesk/shared-ui';

/** The days of a search have passed, as of an old link: the way to the form, with all that is still of use (TRAVEL-RULES 7). */
export function PassedDays({ anew }: { anew: CriteriaDraft }) {
  const { t } = useTranslation('flights');
  return (
    <EmptyState
      title={t('results.passed')}
      hint={t('results.passedHint')}
      action={
        <LinkButton type="primary" to={`/flights/viewTrip?${encodeCriteria(anew)}`}>
          {t('results.newDays')}
        </LinkButton>
      }
    />
  );
}
