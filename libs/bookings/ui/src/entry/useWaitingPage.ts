import { useRef } from 'react';
import { bookingAddress, type ManualDone } from '@traveldesk/bookings-contract';

/** Leads from a saved form to the booking's page if its price waits for approval, as the page links to the request. */
export function useWaitingPage(product: string) {
  const saved = useRef<ManualDone>(undefined);
  return {
    noted: async (done: Promise<ManualDone>): Promise<ManualDone> => {
      saved.current = await done;
      return saved.current;
    },
    next: (id: string) => (saved.current?.data.approval_id ? bookingAddress({ product, id }) : undefined),
  };
}
