import { Drawer, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import type { PropertyReviews } from '@traveldesk/hotels-contract';
import { EmptyState, ErrorState, useFocusBack } from '@traveldesk/shared-ui';
import { isolated, useFormat, useLanguage } from '@traveldesk/shared-web';
import type { SearchedSupplier } from '@traveldesk/suppliers-contract';
import { useHotelsPropertyReviewsQuery, type Opened } from './property.api';
import styles from './property.module.css';

export interface ReviewsDrawerProps {
  open: boolean;
  /** The name of the property. */
  name: string;
  suppliers: readonly SearchedSupplier[];
  opened: Opened;
  onClose: () => void;
}

/** The newest reviews of a property's guests, with the supplier that sent them. */
export function ReviewsDrawer({ open, name, suppliers, opened, onClose }: ReviewsDrawerProps) {
  const { t } = useTranslation('hotels');
  const { direction } = useLanguage();
  const focusBack = useFocusBack();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      afterOpenChange={(isOpen) => !isOpen && focusBack()}
      placement={direction === 'rtl' ? 'left' : 'right'}
      size={480}
      title={t('property.reviews.title', { name })}
    >
      {suppliers.map((supplier) => (
        <section key={supplier.key} aria-label={supplier.name}>
          {suppliers.length > 1 && <h3>{supplier.name}</h3>}
          <OfSupplier opened={opened} supplier={supplier.key} />
        </section>
      ))}
    </Drawer>
  );
}

function OfSupplier({ opened, supplier }: { opened: Opened; supplier: string }) {
  const { t } = useTranslation('hotels');
  const { currentData, error, isFetching, refetch } = useHotelsPropertyReviewsQuery({ ...opened, supplier });
  if (isFetching && !currentData) return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!currentData) return null;
  if (currentData.outcome.status === 'failed')
    return <ErrorState error={undefined} onRetry={() => void refetch()} />;
  if (currentData.reviews.length === 0) return <EmptyState title={t('property.reviews.none')} />;
  return <Reviews reviews={currentData.reviews} />;
}

function Reviews({ reviews }: Pick<PropertyReviews, 'reviews'>) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  return (
    <ul className={styles.reviewList}>
      {reviews.map(({ reviewer, score, text, created_at }) => (
        <li key={`${reviewer} ${created_at} ${text}`}>
          <p>
            <strong dir="auto">{reviewer}</strong>{' '}
            {score !== null && t('property.score', { score: isolated(format.number(score)) })}
            {created_at && <span className={styles.quiet}> {format.date(created_at)}</span>}
          </p>
          <p dir="auto">{text}</p>
        </li>
      ))}
    </ul>
  );
}
