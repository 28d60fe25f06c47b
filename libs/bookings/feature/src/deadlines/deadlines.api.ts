import type { z } from 'zod';
import { bookingPaths, type deadlinePageSchema } from '@traveldesk/bookings-contract';
import { bookingLists } from '@traveldesk/bookings-ui';
import { baseApi, type ListQuery } from '@traveldesk/shared-web';
import type { DeadlineFilter } from './deadline.filters';

export type DeadlinePage = z.infer<typeof deadlinePageSchema>;

const deadlinesApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsDeadlines: build.query<DeadlinePage, ListQuery<DeadlineFilter>>({
      query: (params) => ({ url: bookingPaths.deadlines, params }),
      providesTags: (_, error) => (error ? [] : [bookingLists]),
    }),
  }),
});

export const {
  endpoints: { bookingsDeadlines },
  useBookingsDeadlinesQuery,
} = deadlinesApi;
