import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenedProperty } from '@traveldesk/hotels-contract';
import { preloadable } from '@traveldesk/shared-ui';
import { isolated, useFormat } from '@traveldesk/shared-web';
import type { Opened } from './property.api';
import styles from './property.module.css';

const { Component: ReviewsDrawer, preload } = preloadable(
  async () => (await import('./ReviewsDrawer')).ReviewsDrawer,
);

export interface ReviewScoreProps extends Pick<OpenedProperty, 'property' | 'suppliers'> {
  opened: Opened;
}

/** The guests' score, and a button that opens their reviews. */
export function ReviewScore({ property: { name, review }, suppliers, opened }: ReviewScoreProps) {
  const { t } = useTranslation('hotels');
  const format = useFormat();
  const [open, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  if (!review) return <span className={styles.quiet}>{t('property.noReviews')}</span>;
  return (
    <span>
      <strong>{t('property.score', { score: isolated(format.number(review.score)) })}</strong>{' '}
      <Button
        type="link"
        size="small"
        onPointerEnter={() => void preload().catch(() => undefined)}
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {review.count === null
          ? t('property.reviews.open')
          : t('property.reviews.openCount', { count: review.count })}
      </Button>
      {wasOpened && (
        <Suspense>
          <ReviewsDrawer
            open={open}
            name={name}
            suppliers={suppliers}
            opened={opened}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </span>
  );
}
