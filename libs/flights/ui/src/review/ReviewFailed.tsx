import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, LinkButton } from '@traveldesk/shared-ui';
import { problemOf } from '@traveldesk/shared-web';

export interface ReviewFailedProps {
  error: unknown;
  back: string;
  onRetry: () => void;
}

/** What the API calls an offer that cannot be had any more: there is no use in trying again. */
const lost = ['offer_expired', 'offer_gone', 'offer_impossible', 'not_found'] as const;

/** Whether the offer itself is over, and not only its supplier silent. */
export function isLost(error: unknown): boolean {
  return lost.some((code) => code === problemOf(error)?.code);
}

/** The offer cannot be shown: it is over, or its supplier does not answer. Either way the list is one click away. */
export function ReviewFailed({ error, back, onRetry }: ReviewFailedProps) {
  const { t } = useTranslation('flights');
  const problem = problemOf(error);
  const reason = error ? lost.find((code) => code === problem?.code) : 'not_found';
  const again = (
    <LinkButton type="primary" to={back}>
      {t('review.searchAgain')}
    </LinkButton>
  );
  if (!reason) {
    return (
      <>
        <ErrorState error={error} onRetry={onRetry} />
        {again}
      </>
    );
  }
  return (
    <div role="alert">
      <EmptyState title={t(`review.${reason}`)} hint={t('review.lostHint')} action={again} />
    </div>
  );
}
