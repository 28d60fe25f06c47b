import { Problem } from '@traveldesk/shared-server';
import type { HotelTools } from '../hotels.tools';
import type { BookedStay } from './booking-adapter';
import type { AtSupplier } from '@traveldesk/suppliers-server';
import { askStay } from './stays-at';

/** An unfinished walk through the bookings of a supplier. */
export interface Walk {
  /** The cursor of the next page; null to begin. */
  after: string | null;
  begun_at: string;
  /** Whether a booking could not be parsed; it may be the one we look for. */
  unread: boolean;
}

interface Looking {
  booking: string;
  customer: string | null;
  /** Where the last look-up stopped. */
  walk: Walk | null;
  now: Date;
}

/** `walk` is null once all pages were read. */
export interface LookedFor {
  found: BookedStay[];
  begunAt: Date;
  unread: boolean;
  walk: Walk | null;
}

/**
 * Searches the supplier's bookings for those with our id. Starts where the last look-up stopped, and ends at a match, at the last
 * page, or when the account's call limit is used up. Throws as `askStay` does.
 */
export async function lookForStay(tools: HotelTools, at: AtSupplier, looking: Looking): Promise<LookedFor> {
  const { booking, customer, now } = looking;
  const start = looking.walk ?? { after: null, begun_at: now.toISOString(), unread: false };
  const begunAt = new Date(start.begun_at);
  return askStay(tools, at, async (stays, call, [account = at.seller.id]) => {
    let { after, unread } = start;
    while (mayRead(tools, account)) {
      const page = await stays.list(call, { after, customer });
      unread ||= page.unread > 0;
      const found = page.stays.filter(({ ours }) => ours?.booking === booking);
      // A page whose cursor leads to itself would never end.
      const isLast = page.after === null || page.after === after;
      if (found.length > 0 || isLast) {
        return { found, begunAt, unread: unread || (isLast && page.after !== null), walk: null };
      }
      ({ after } = page);
    }
    return { found: [], begunAt, unread, walk: { after, begun_at: start.begun_at, unread } };
  });
}

function mayRead({ walks }: HotelTools, account: string): boolean {
  try {
    walks.take(account);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
