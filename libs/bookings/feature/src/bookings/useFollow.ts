import { useEffect, useState } from 'react';
import type { Booking } from '@traveldesk/bookings-contract';
import { bookingLists, oneBooking } from '@traveldesk/bookings-ui';
import { useAppDispatch } from '@traveldesk/shared-web';
import { bookingsApi, useBookingsProgressQuery } from './bookings.api';

/** Polling intervals in milliseconds: frequent at first, then rarer. */
const often = 1_000;
const sometimes = 3_000;
const seldom = 15_000;
const firstSeconds = 20;
const firstMinutes = 120;

/**
 * Polls a booking while it has an open operation, and reloads it whenever its version or its next look-up changes: the response to an action
 * only says that it was sent, and a look-up without a result changes no version.
 */
export function useFollow(booking: Booking | undefined): void {
  const dispatch = useAppDispatch();
  const [looks, setLooks] = useState(0);
  const { product = '', id = '' } = booking ?? {};
  const isOpen = booking?.operation != null;
  const wait = looks < firstSeconds ? often : looks < firstMinutes ? sometimes : seldom;
  const { currentData: progress, fulfilledTimeStamp } = useBookingsProgressQuery(
    { product, id },
    {
      skip: !isOpen,
      pollingInterval: isOpen ? wait : 0,
      skipPollingIfUnfocused: true,
    },
  );
  useEffect(() => setLooks((count) => count + 1), [fulfilledTimeStamp]);
  useEffect(() => setLooks(0), [id, booking?.operation?.id]);
  const moved =
    progress !== undefined &&
    booking !== undefined &&
    (progress.version !== booking.version ||
      progress.operation?.next_check_at !== booking.operation?.next_check_at);
  // Each poll asks again for a reload, as one that fails changes nothing here.
  useEffect(() => {
    if (moved) dispatch(bookingsApi.util.invalidateTags([bookingLists, oneBooking(id)]));
  }, [dispatch, id, moved, fulfilledTimeStamp]);
}
