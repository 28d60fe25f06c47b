import { useRef } from 'react';
import type { ManualDone } from '@traveldesk/bookings-contract';

/** Where a saved form leads whose price waits for a second person: the booking's page, which says so and leads to the request. */
export function useWaitingPage() {
  const saved = useRef<ManualDone>(undefined);
  return {
    noted: async (done: Promise<ManualDone>): Promise<ManualDone> => {
      saved.current = await done;
      return saved.current;
    },
    next: (id: string) => (saved.current?.data.approval_id ? `/flights/bookings/view/${id}` : undefined),
  };
}
