import type { TFunction } from 'i18next';
import { useOnline } from '@traveldesk/bookings-ui';
import type { ShownReview } from '@traveldesk/flights-ui';
import { useNow } from '@traveldesk/shared-web';
import { remainingUntil } from '@traveldesk/suppliers-ui';

/** Why the offer cannot be ordered now, independent of the form. */
export type Obstacle = 'offline' | 'expired' | 'failed' | 'asked' | 'changed';

/** Returns the first obstacle, or null. */
export function useObstacle({ review, state }: ShownReview): Obstacle | null {
  const isOnline = useOnline();
  const { over } = remainingUntil(review.offer.expires_at, useNow());
  if (!isOnline) return 'offline';
  if (over) return 'expired';
  if (state !== 'shown') return state;
  return review.changes.length > 0 && review.accepted_at === null ? 'changed' : null;
}

/** Returns the text of an obstacle. */
export function obstacleText(obstacle: Obstacle, t: TFunction<['flight-bookings', 'bookingReview']>): string {
  return obstacle === 'offline' ? t('bookingReview:offline') : t(`review.obstacles.${obstacle}`);
}
