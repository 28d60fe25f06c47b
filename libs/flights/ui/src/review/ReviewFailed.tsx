import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, LinkButton } from '@traveldesk/shared-ui';
import { problemOf } from '@traveldesk/shared-web';
import { SearchAnew } from '../offer/SearchAnew';

export interface ReviewFailedProps {
  error: unknown;
  back: string;
  onRetry: () => void;
}

/** API error codes of a lost offer, for which a retry is useless. */
const lost = ['offer_expired', 'offer_gone', 'offer_impossible', 'not_found'] as const;

/** Whether the offer itself is lost, rather than its supplier silent. */
export function isLost(error: unknown): boolean {
  return lost.some((code) => code === problemOf(error)?.code);
}

/** Shows why an offer cannot be reviewed: it is lost, so only a fresh search helps, or its supplier does not answer. */
export function ReviewFailed({ error, back, onRetry }: ReviewFailedProps) {
  const { t } = useTranslation('flights');
  const problem = problemOf(error);
  const reason = error ? lost.find((code) => code === problem?.code) : 'not_found';
  if (!reason) {
    return (
      <>
        <ErrorState error={error} onRetry={onRetry} />
        <LinkButton type="primary" to={back}>
          {t('review.searchAgain')}
        </LinkButton>
      </>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        title={t(`review.${reason}`)}
        hint={t('review.lostHint')}
        action={<SearchAnew type="primary" />}
      />
    </div>
  );
}
