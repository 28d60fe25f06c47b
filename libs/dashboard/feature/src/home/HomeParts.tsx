import { useTranslation } from 'react-i18next';
import { Suspense } from 'react';
import { Related, useMoreAdditions } from '@traveldesk/shared-ui';

/** The parts of other domains below the specification's: what needs a decision, and what ends today. */
export function HomeParts() {
  const { t } = useTranslation('dashboard');
  const decisions = useMoreAdditions('home-decisions');
  const parts = useMoreAdditions('home');
  const shown = (additions: typeof parts) =>
    additions.map(({ key, Component }) => (
      <Suspense key={key}>
        <Component id="" />
      </Suspense>
    ));
  return (
    <>
      {decisions.length > 0 && <Related title={t('decisions.title')}>{shown(decisions)}</Related>}
      {shown(parts)}
    </>
  );
}
