import { useState } from 'react';
import type { Booking, BookingQuote } from '@traveldesk/bookings-contract';
import { useKey } from '@traveldesk/bookings-ui';
import { useNow } from '@traveldesk/shared-web';
import {
  useBookingsQuoteCancellationMutation,
  useBookingsRefundMutation,
  useBookingsVoidMutation,
} from './actions.api';

/** Tickets that are given back: the quote that stands, asked for anew by a person alone; and the same confirmed as it was shown. */
export function useGiveBack(booking: Booking) {
  const [askedOf, setAskedOf] = useState<number | null>(null);
  const [askSupplier, asking] = useBookingsQuoteCancellationMutation();
  const [refund, refunding] = useBookingsRefundMutation();
  const [voidTickets, voiding] = useBookingsVoidMutation();
  const askingKey = useKey(asking.error, asking.data);
  const key = useKey(refunding.error ?? voiding.error);
  const now = useNow();
  const { id, version, quote: standing } = booking;
  const isOver = standing?.expires_at != null && new Date(standing.expires_at).getTime() <= now;
  const isOfIt = standing !== null && standing.kind !== 'change';
  return {
    /** As the booking has it: a quote moves the booking on, and what is confirmed is its newest version. */
    quote: isOfIt && !isOver ? standing : null,
    /** What was quoted cannot be had any more. */
    isOver: isOfIt && isOver,
    // The booking as the quote has left it is on its way.
    isAsking: asking.isLoading || (asking.isSuccess && askedOf === version),
    isConfirming: refunding.isLoading || voiding.isLoading,
    error: refunding.error ?? voiding.error ?? asking.error,
    ask: () => {
      // What was refused was of another quote.
      refunding.reset();
      voiding.reset();
      setAskedOf(version);
      void askSupplier({ id, key: askingKey });
    },
    /** Whether it was sent. */
    confirm: async ({ id: quoteId, kind }: BookingQuote, reason: string): Promise<boolean> => {
      const act = { id, version, key, quoteId, reason: reason.trim() || null };
      const done = await (kind === 'void' ? voidTickets(act) : refund(act));
      return !done.error;
    },
  };
}
