import { useTranslation } from 'react-i18next';
import { EmptyState, ErrorState, LinkButton } from '@traveldesk/shared-ui';
import { problemOf } from '@traveldesk/shared-web';
import { askAnew } from '../rates/addresses';

export interface QuoteFailedProps {
  error: unknown;
  /** The address of the property; undefined if it is unknown. */
  back: string | undefined;
  onRetry: () => void;
}

/** API error codes for which a retry is useless: the rate or the quote is lost. */
const lost = ['rate_expired', 'rate_gone', 'rate_impossible', 'rate_no_rate', 'not_found'] as const;

/** Says why there is no quote. A link leads back to the property, whose suppliers are then asked again. */
export function QuoteFailed({ error, back, onRetry }: QuoteFailedProps) {
  const { t } = useTranslation('hotels');
  const problem = problemOf(error);
  const reason = error ? lost.find((code) => code === problem?.code) : 'not_found';
  const way = back ? (
    <LinkButton type={reason ? 'primary' : 'default'} to={back} state={askAnew}>
      {t('quote.otherRates')}
    </LinkButton>
  ) : (
    <LinkButton type={reason ? 'primary' : 'default'} to="/hotels/search">
      {t('quote.toSearch')}
    </LinkButton>
  );
  if (!reason) {
    return (
      <>
        <ErrorState error={error} onRetry={onRetry} />
        {way}
      </>
    );
  }
  return (
    <div role="alert">
      <EmptyState title={t(`quote.lost.${reason}`)} hint={t(`quote.lostHint.${reason}`)} action={way} />
    </div>
  );
}
