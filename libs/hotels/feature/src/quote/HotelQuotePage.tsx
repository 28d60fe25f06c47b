import { useTranslation } from 'react-i18next';
import { hotelPermissions } from '@traveldesk/hotels-contract';
import { QuotePage } from '@traveldesk/hotels-ui';
import '@traveldesk/hotels-ui/texts';
import { useCan } from '@traveldesk/shared-web';
import { BookButton } from './BookButton';
import { QuoteButton } from './QuoteButton';

/** The page /hotels/quote: a quote, and the ways to send it to the client and to book it. */
export function HotelQuotePage() {
  const { t } = useTranslation('hotels');
  const mayBook = useCan(hotelPermissions.bookings);
  return (
    <QuotePage
      title={t('quote.title')}
      renderActions={
        mayBook
          ? (quote) => (
              <>
                <QuoteButton quote={quote} />
                <BookButton quote={quote} />
              </>
            )
          : undefined
      }
    />
  );
}

export { HotelQuotePage as Component };
