import { ArrowLeftOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { encodeStay, quoteReference, type StayQuote } from '@traveldesk/hotels-contract';
import { Bidi, PageHeader } from '@traveldesk/shared-ui';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import '../texts';
import { propertyAddress, propertyOfQuote, useReplacing } from '../rates/addresses';
import { useHotelsQuoteOfRateQuery, useHotelsQuoteQuery } from './quote.api';
import { QuoteFailed } from './QuoteFailed';
import { QuoteView } from './QuoteView';

/** A quote as shown, and the address of its property with the same search. */
export interface ShownQuote {
  quote: StayQuote;
  back: string;
}

export interface QuotePageProps {
  title: string;
  /** Renders buttons of the page. */
  renderActions?: ((quote: StayQuote) => ReactNode) | undefined;
  /** Renders actions below the quote. */
  children?: ((shown: ShownQuote) => ReactNode) | undefined;
}

/**
 * Shows the quote of the address. `?rate=` asks for the quote of a rate; once there is one, `?quote=` takes the place of the address, so that
 * a reload shows it again.
 */
export function QuotePage({ title, renderActions, children }: QuotePageProps) {
  const { t } = useTranslation('hotels');
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const id = params.get('quote');
  const rate = id ? null : params.get('rate');
  const asked = useHotelsQuoteOfRateQuery(rate ?? skipToken, { refetchOnMountOrArgChange: true });
  const read = useHotelsQuoteQuery(id ?? skipToken);
  const { currentData: quote, error, isFetching, refetch } = rate ? asked : read;
  const made = rate ? asked.currentData?.id : undefined;
  const replaced = useReplacing();
  useEffect(() => {
    if (made) void navigate(`/hotels/quote?quote=${made}${replaced}`, { replace: true });
  }, [made, navigate, replaced]);
  const back = quote
    ? propertyAddress(quote.property.id, encodeStay(quote.search.criteria) + replaced)
    : propertyOfQuote(params);
  const hasFailed = !quote && !isFetching && (Boolean(error) || !(id ?? rate));
  return (
    <section className={reviewStyles.page}>
      <PageHeader
        title={title}
        state={quote && <Bidi code>{quoteReference(quote.id)}</Bidi>}
        before={
          <Link to={back ?? '/hotels/search'} className={reviewStyles.back}>
            <ArrowLeftOutlined className={reviewStyles.arrow} aria-hidden />{' '}
            {t(back ? 'quote.back' : 'quote.toSearch')}
          </Link>
        }
        actions={quote && renderActions?.(quote)}
      />
      {hasFailed && <QuoteFailed error={error} back={back} onRetry={() => void refetch()} />}
      {!quote && !hasFailed && (
        <div className={reviewStyles.card} aria-busy>
          <p role="status">{t('quote.asking')}</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {quote && back && (
        <QuoteView quote={quote} back={back}>
          {children?.({ quote, back })}
        </QuoteView>
      )}
    </section>
  );
}
