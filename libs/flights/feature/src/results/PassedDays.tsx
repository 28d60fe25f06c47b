import { useTranslation } from 'react-i18next';
import { encodeCriteria, type CriteriaDraft } from '@traveldesk/flights-contract';
import { EmptyState, LinkButton } from '@traveldesk/shared-ui';

/** Shown if dates of the search have passed, as in an old link: leads to the form with the remaining criteria (TRAVEL-RULES 7). */
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
