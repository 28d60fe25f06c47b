import {
  bookingPaths,
  type BookingDocument,
  type BookingDone,
  type BookingQuote,
  type ChangeOptions,
  type ChangeRequestInput,
  type SettleInput,
} from '@traveldesk/bookings-contract';
import type { Done, Money } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey, ifMatch, isApiError } from '@traveldesk/shared-web';
import { bookingLists, oneBooking } from '../bookings/bookings.api';

/** A booking as it was read, which nobody may have changed meanwhile; and the key under which the call happens once. */
interface Act {
  id: string;
  version: number;
  key: string;
}

/** Refusals that say that the booking is not any more as it was shown: it is read anew. */
const moved = [409, 412, 422];

const after = (_: unknown, error: unknown, { id }: { id: string }) => {
  if (!error) return [bookingLists, oneBooking(id)];
  return isApiError(error) && moved.includes(error.status) ? [oneBooking(id)] : [];
};

const headers = ({ key, version }: Act) => ({ ...idempotencyKey(key), ...ifMatch(version) });

const actionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsPay: build.mutation<BookingDone, Act & { total: Money }>({
      query: ({ total, ...act }) => ({
        url: bookingPaths.pay(act.id),
        method: 'POST',
        headers: headers(act),
        body: { total },
      }),
      invalidatesTags: after,
    }),
    bookingsCancel: build.mutation<BookingDone, Act & { reason: string | null }>({
      query: ({ reason, ...act }) => ({
        url: bookingPaths.cancel(act.id),
        method: 'POST',
        headers: headers(act),
        body: { reason },
      }),
      invalidatesTags: after,
    }),
    bookingsQuoteCancellation: build.mutation<Done<BookingQuote>, { id: string }>({
      query: ({ id }) => ({ url: bookingPaths.cancellationQuotes(id), method: 'POST', body: {} }),
      invalidatesTags: after,
    }),
    bookingsRefund: build.mutation<BookingDone, Act & { quoteId: string; reason: string | null }>({
      query: ({ quoteId, reason, ...act }) => ({
        url: bookingPaths.refund(act.id),
        method: 'POST',
        headers: headers(act),
        body: { quote_id: quoteId, reason },
      }),
      invalidatesTags: after,
    }),
    bookingsVoid: build.mutation<BookingDone, Act & { quoteId: string; reason: string | null }>({
      query: ({ quoteId, reason, ...act }) => ({
        url: bookingPaths.void(act.id),
        method: 'POST',
        headers: headers(act),
        body: { quote_id: quoteId, reason },
      }),
      invalidatesTags: after,
    }),
    bookingsRequestChange: build.mutation<Done<ChangeOptions>, { id: string; wish: ChangeRequestInput }>({
      query: ({ id, wish }) => ({ url: bookingPaths.changeRequests(id), method: 'POST', body: wish }),
    }),
    bookingsQuoteChange: build.mutation<Done<BookingQuote>, { id: string; requestId: string; ref: string }>({
      query: ({ id, requestId, ref }) => ({
        url: bookingPaths.changeQuotes(id),
        method: 'POST',
        body: { request_id: requestId, ref },
      }),
      invalidatesTags: after,
    }),
    bookingsChange: build.mutation<BookingDone, Act & { quoteId: string; reason: string | null }>({
      query: ({ quoteId, reason, ...act }) => ({
        url: bookingPaths.change(act.id),
        method: 'POST',
        headers: headers(act),
        body: { quote_id: quoteId, reason },
      }),
      invalidatesTags: after,
    }),
    bookingsAirlineChange: build.mutation<
      Done<unknown>,
      { id: string; version: number; ref: string; action: 'accept' | 'note_accepted' }
    >({
      query: ({ id, version, ref, action }) => ({
        url: bookingPaths.airlineChange(id),
        method: 'POST',
        headers: ifMatch(version),
        body: { ref, action },
      }),
      invalidatesTags: after,
    }),
    bookingsSettle: build.mutation<Done<unknown>, Act & { settling: SettleInput }>({
      query: ({ settling, ...act }) => ({
        url: bookingPaths.settle(act.id),
        method: 'POST',
        headers: headers(act),
        body: settling,
      }),
      invalidatesTags: after,
    }),
    bookingsResend: build.mutation<
      Done<unknown>,
      { id: string; documents: BookingDocument[]; email: string | null }
    >({
      query: ({ id, documents, email }) => ({
        url: bookingPaths.resend(id),
        method: 'POST',
        body: { documents, email },
      }),
    }),
  }),
});

export const {
  useBookingsPayMutation,
  useBookingsCancelMutation,
  useBookingsQuoteCancellationMutation,
  useBookingsRefundMutation,
  useBookingsVoidMutation,
  useBookingsRequestChangeMutation,
  useBookingsQuoteChangeMutation,
  useBookingsChangeMutation,
  useBookingsAirlineChangeMutation,
  useBookingsSettleMutation,
  useBookingsResendMutation,
} = actionsApi;
