import { useTranslation } from 'react-i18next';
import { isQuoteBookable, type StayQuote } from '@traveldesk/hotels-contract';
import { useReplacing } from '@traveldesk/hotels-ui';
import { LinkButton } from '@traveldesk/shared-ui';
import { usePassed } from '@traveldesk/shared-web';

/** Leads to the booking of a quote, if its rate can be booked. Changes are accepted there too. */
export function BookButton({ quote }: { quote: StayQuote }) {
  const { t } = useTranslation('hotels');
  const replaced = useReplacing();
  const isOver = usePassed([Date.parse(quote.expires_at)]) > 0;
  if (isOver || !isQuoteBookable(quote)) return null;
  return (
    <LinkButton type="primary" to={`/hotels/review?quote=${quote.id}${replaced}`}>
      {t('quote.book')}
    </LinkButton>
  );
}
