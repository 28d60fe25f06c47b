import { remainingUntil, type ShownReview } from '@traveldesk/flights-ui';
import { useNow } from '@traveldesk/shared-web';
import { useOnline } from './useOnline';

/** Why the offer cannot be ordered just now, whatever the form says. */
export type Obstacle = 'offline' | 'expired' | 'failed' | 'asked' | 'changed';

/** The first of them; null where nothing is in the way. */
export function useObstacle({ review, state }: ShownReview): Obstacle | null {
  const isOnline = useOnline();
  const { over } = remainingUntil(review.offer.expires_at, useNow());
  if (!isOnline) return 'offline';
  if (over) return 'expired';
  if (state !== 'shown') return state;
  return review.changes.length > 0 && review.accepted_at === null ? 'changed' : null;
}
