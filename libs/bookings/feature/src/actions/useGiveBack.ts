import { useState } from 'react';
import type { Booking, BookingQuote } from '@traveldesk/bookings-contract';
import { useKey } from '@traveldesk/shared-ui';
import { useNow } from '@traveldesk/shared-web';
import {
  useBookingsQuoteCancellationMutation,
  useBookingsRefundMutation,
  useBookingsVoidMutation,
} from './actions.api';

/** Refunds or voids tickets: shows the open quote, requests a new one only on demand, and confirms it as shown. */
export function useGiveBack(booking: Booking) {
  const [askedOf, setAskedOf] = useState<number | null>(null);
  const [askSupplier, asking] = useBookingsQuoteCancellationMutation();
  const [refund, refunding] = useBookingsRefundMutation();
  const [voidTickets, voiding] = useBookingsVoidMutation();
  const askingKey = useKey(asking.error, asking.data);
  const key = useKey(refunding.error ?? voiding.error);
  const now = useNow();
  const { product, id, version, quote: standing } = booking;
  const isOver = standing?.expires_at != null && new Date(standing.expires_at).getTime() <= now;
  const isOfIt = standing !== null && standing.kind !== 'change';
  return {
    /** Taken from the booking, whose version each quote changes; a confirmation needs the newest version. */
    quote: isOfIt && !isOver ? standing : null,
    /** Whether the quote has expired. */
    isOver: isOfIt && isOver,
    // Whether the quote is requested, or the updated booking is still loading.
    isAsking: asking.isLoading || (asking.isSuccess && askedOf === version),
    isConfirming: refunding.isLoading || voiding.isLoading,
    error: refunding.error ?? voiding.error ?? asking.error,
    ask: () => {
      // An earlier refusal belongs to the former quote.
      refunding.reset();
      voiding.reset();
      setAskedOf(version);
      void askSupplier({ product, id, key: askingKey });
    },
    /** Resolves to whether the confirmation was sent. */
    confirm: async ({ id: quoteId, kind }: BookingQuote, reason: string): Promise<boolean> => {
      const act = { product, id, version, key, quoteId, reason: reason.trim() || null };
      const done = await (kind === 'void' ? voidTickets(act) : refund(act));
      return !done.error;
    },
  };
}
