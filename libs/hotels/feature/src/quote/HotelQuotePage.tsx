import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { encodeStay, hotelPermissions, quoteReference } from '@traveldesk/hotels-contract';
import { Bidi, PageHeader } from '@traveldesk/shared-ui';
import { useCan } from '@traveldesk/shared-web';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import '../texts';
import { propertyAddress, propertyOfQuote } from '../rates/addresses';
import { useHotelsQuoteOfRateQuery, useHotelsQuoteQuery } from './quote.api';
import { QuoteButton } from './QuoteButton';
import { QuoteFailed } from './QuoteFailed';
import { QuoteView } from './QuoteView';

/**
 * The page /hotels/quote. `?rate=` asks for the quote of a rate; once there is one, `?quote=` takes the place of the address, so that a reload
 * shows it again.
 */
export function HotelQuotePage() {
  const { t } = useTranslation('hotels');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const mayBook = useCan(hotelPermissions.bookings);
  const id = params.get('quote');
  const rate = id ? null : params.get('rate');
  const asked = useHotelsQuoteOfRateQuery(rate ?? skipToken, { refetchOnMountOrArgChange: true });
  const read = useHotelsQuoteQuery(id ?? skipToken);
  const { currentData: quote, error, isFetching, refetch } = rate ? asked : read;
  const made = rate ? asked.currentData?.id : undefined;
  useEffect(() => {
    if (made) void navigate(`/hotels/quote?quote=${made}`, { replace: true });
  }, [made, navigate]);
  const back = quote
    ? propertyAddress(quote.property.id, encodeStay(quote.search.criteria))
    : propertyOfQuote(params);
  const hasFailed = !quote && !isFetching && (Boolean(error) || !(id ?? rate));
  return (
    <section className={reviewStyles.page}>
      <PageHeader
        title={t('quote.title')}
        state={quote && <Bidi code>{quoteReference(quote.id)}</Bidi>}
        before={
          <Link to={back ?? '/hotels/search'} className={reviewStyles.back}>
            <ArrowLeftOutlined className={reviewStyles.arrow} aria-hidden />{' '}
            {t(back ? 'quote.back' : 'quote.toSearch')}
          </Link>
        }
        actions={quote && mayBook && <QuoteButton quote={quote} />}
      />
      {hasFailed && <QuoteFailed error={error} back={back} onRetry={() => void refetch()} />}
      {!quote && !hasFailed && (
        <div className={reviewStyles.card} aria-busy>
          <p role="status">{t('quote.asking')}</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {quote && <QuoteView quote={quote} back={back ?? '/hotels/search'} />}
    </section>
  );
}

export { HotelQuotePage as Component };
