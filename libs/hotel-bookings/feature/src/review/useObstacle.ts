import { useOnline } from '@traveldesk/bookings-ui';
import type { StayQuote } from '@traveldesk/hotels-contract';
import { usePassed } from '@traveldesk/shared-web';

/** The reason why the quote cannot be booked now, independent of the form. */
export type Obstacle = 'offline' | 'expired' | 'not_accepted';

/** Returns the first obstacle, or null. */
export function useObstacle(
  quote: Pick<StayQuote, 'expires_at' | 'changes' | 'accepted_at'>,
): Obstacle | null {
  const isOnline = useOnline();
  const isOver = usePassed([Date.parse(quote.expires_at)]) > 0;
  if (!isOnline) return 'offline';
  if (isOver) return 'expired';
  return quote.changes.length > 0 && quote.accepted_at === null ? 'not_accepted' : null;
}
