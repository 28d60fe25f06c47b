import { ArrowLeftOutlined, PrinterOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { decodeCriteria, encodeCriteria } from '@traveldesk/flights-contract';
import { PageHeader } from '@traveldesk/shared-ui';
import '../texts';
import { resultsPath } from '../results/review-path';
import { useFlightsReviewQuery } from './review.api';
import styles from './review.module.css';
import { ReviewFailed } from './ReviewFailed';
import { ReviewOffer } from './ReviewOffer';

/** /flights/review: the chosen offer as its supplier sells it now. */
export function FlightReviewPage() {
  const { t } = useTranslation('flights');
  const [params] = useSearchParams();
  const offer = params.get('offer');
  const back = resultsPath(params);
  const review = useFlightsReviewQuery(offer ?? skipToken, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = review;
  return (
    <section className={styles.page}>
      <PageHeader
        title={t('review.title')}
        before={
          <Link to={back} state={{ restoreScroll: true }} className={styles.back}>
            <ArrowLeftOutlined className={styles.arrow} aria-hidden /> {t('review.back')}
          </Link>
        }
        actions={
          currentData && (
            <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
              {t('review.print')}
            </Button>
          )
        }
      />
      {(error || !offer) && !isFetching ? (
        <ReviewFailed error={error} back={back} onRetry={() => void refetch()} />
      ) : currentData ? (
        <ReviewOffer
          key={currentData.checked_at}
          review={currentData}
          query={encodeCriteria(decodeCriteria(params).draft)}
          onAgain={() => void refetch()}
        />
      ) : (
        <div className={styles.card} aria-busy>
          <p role="status">{t('review.checking')}</p>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
    </section>
  );
}

export { FlightReviewPage as Component };
