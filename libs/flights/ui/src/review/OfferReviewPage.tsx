import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { decodeCriteria, encodeCriteria, type Review } from '@traveldesk/flights-contract';
import { PageHeader } from '@traveldesk/shared-ui';
import { reviewStyles } from '@traveldesk/suppliers-ui';
import { useFoundSearch } from '../offer/offers.api';
import '../offer/texts';
import { resultsPath } from '../offer/review-path';
import { ListedOffer } from './ListedOffer';
import type { BesideLine } from './PriceSplit';
import { useFlightsReviewQuery } from './review.api';
import { isLost, ReviewFailed } from './ReviewFailed';
import { ReviewOffer } from './ReviewOffer';

/** The last review shown, and whether it is up to date: a later request may be running or have failed. */
export interface ShownReview {
  review: Review;
  /** `asked`: being reviewed again; `failed`: the last request failed, and the earlier review is shown. */
  state: 'shown' | 'asked' | 'failed';
  again: () => void;
  /** Reports extras, which the price panel adds to the total. */
  onBeside: (lines: readonly BesideLine[]) => void;
}

export interface OfferReviewPageProps {
  /** Renders buttons of the page for the offer's id. */
  renderActions?: ((offer: string) => ReactNode) | undefined;
  /** Renders actions below the offer. They stay mounted while the page shows this offer, even during further reviews. */
  children?: ((shown: ShownReview) => ReactNode) | undefined;
}

/** Shows the offer of the address (`?offer=`) in its supplier's current state. Known data stays visible meanwhile. */
export function OfferReviewPage({ renderActions, children }: OfferReviewPageProps) {
  const { t } = useTranslation('flights');
  const [params] = useSearchParams();
  const offer = params.get('offer');
  const back = resultsPath(params);
  const query = encodeCriteria(decodeCriteria(params).draft);
  const found = useFoundSearch(query);
  const listed = found?.offers.find(({ id }) => id === offer);
  const asked = useFlightsReviewQuery(offer ?? skipToken, { refetchOnMountOrArgChange: true });
  const { currentData: review, error, isFetching, refetch } = asked;
  const failed = (Boolean(error) || !offer) && !isFetching;
  const again = () => void refetch();
  return (
    <section className={reviewStyles.page}>
      <PageHeader
        title={t('review.title')}
        before={
          <Link to={back} state={{ restoreScroll: true }} className={reviewStyles.back}>
            <ArrowLeftOutlined className={reviewStyles.arrow} aria-hidden /> {t('review.back')}
          </Link>
        }
        actions={
          review && (
            <>
              {renderActions?.(review.offer.id)}
              <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
                {t('review.print')}
              </Button>
            </>
          )
        }
      />
      {failed && <ReviewFailed error={error} back={back} onRetry={again} />}
      {review ? (
        <ReviewOffer
          key={review.offer.id}
          review={review}
          query={query}
          checking={isFetching}
          onAgain={again}
        >
          {children &&
            ((onBeside) =>
              children({
                review,
                state: isFetching ? 'asked' : failed ? 'failed' : 'shown',
                again,
                onBeside,
              }))}
        </ReviewOffer>
      ) : (
        found?.search &&
        listed &&
        !isLost(error) && (
          <ListedOffer offer={listed} search={found.search} names={found.names} asking={!failed} />
        )
      )}
      {!review && !listed && !failed && (
        <div className={reviewStyles.card} aria-busy>
          <p role="status">{t('review.checking')}</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </section>
  );
}
