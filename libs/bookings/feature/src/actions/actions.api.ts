import {
  bookingPaths,
  type AirlineChangeInput,
  type BookingDocument,
  type BookingDone,
  type BookingQuote,
  type ChangeOptions,
  type ChangeRequestInput,
  type CompleteRefundInput,
  type SettleInput,
  type SettleLateInput,
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

/** What asks the supplier, or sends something, and leaves the booking as it is. */
type Ask = Omit<Act, 'version'>;

/** Answers, or none, after which the booking may not be any more as it was shown: it is read anew. */
const moved = [0, 409, 412, 422, 502, 504];

const after = (_: unknown, error: unknown, { id }: { id: string }) => {
  if (!error) return [bookingLists, oneBooking(id)];
  return isApiError(error) && moved.includes(error.status) ? [oneBooking(id)] : [];
};

const actionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsPay: build.mutation<BookingDone, Act & { total: Money }>({
      query: ({ id, key, version, total }) => ({
        url: bookingPaths.pay(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { total },
      }),
      invalidatesTags: after,
    }),
    bookingsCancel: build.mutation<BookingDone, Act & { reason: string | null }>({
      query: ({ id, key, version, reason }) => ({
        url: bookingPaths.cancel(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { reason },
      }),
      invalidatesTags: after,
    }),
    bookingsQuoteCancellation: build.mutation<Done<BookingQuote>, Ask>({
      query: ({ id, key }) => ({
        url: bookingPaths.cancellationQuotes(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: {},
      }),
      invalidatesTags: after,
    }),
    bookingsRefund: build.mutation<BookingDone, Act & { quoteId: string; reason: string | null }>({
      query: ({ id, key, version, quoteId, reason }) => ({
        url: bookingPaths.refund(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { quote_id: quoteId, reason },
      }),
      invalidatesTags: after,
    }),
    bookingsVoid: build.mutation<BookingDone, Act & { quoteId: string; reason: string | null }>({
      query: ({ id, key, version, quoteId, reason }) => ({
        url: bookingPaths.void(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { quote_id: quoteId, reason },
      }),
      invalidatesTags: after,
    }),
    bookingsSetOwner: build.mutation<BookingDone, Omit<Act, 'key'> & { ownerId: string | null }>({
      query: ({ id, version, ownerId }) => ({
        url: bookingPaths.owner(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: { owner_id: ownerId },
      }),
      invalidatesTags: after,
    }),
    bookingsLetQuoteGo: build.mutation<BookingDone, Omit<Act, 'key'>>({
      query: ({ id, version }) => ({
        url: bookingPaths.quote(id),
        method: 'DELETE',
        headers: ifMatch(version),
      }),
      invalidatesTags: after,
    }),
    bookingsAcknowledge: build.mutation<BookingDone, Act & { reason: string }>({
      query: ({ id, key, version, reason }) => ({
        url: bookingPaths.outsideChange(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { reason },
      }),
      invalidatesTags: after,
    }),
    bookingsRequestChange: build.mutation<Done<ChangeOptions>, { id: string; wish: ChangeRequestInput }>({
      query: ({ id, wish }) => ({ url: bookingPaths.changeRequests(id), method: 'POST', body: wish }),
    }),
    bookingsQuoteChange: build.mutation<Done<BookingQuote>, Ask & { requestId: string; ref: string }>({
      query: ({ id, key, requestId, ref }) => ({
        url: bookingPaths.changeQuotes(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: { request_id: requestId, ref },
      }),
      invalidatesTags: after,
    }),
    bookingsChange: build.mutation<BookingDone, Act & { quoteId: string; reason: string | null }>({
      query: ({ id, key, version, quoteId, reason }) => ({
        url: bookingPaths.change(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { quote_id: quoteId, reason },
      }),
      invalidatesTags: after,
    }),
    bookingsAirlineChange: build.mutation<Done<unknown>, Act & AirlineChangeInput>({
      query: ({ id, key, version, ref, action }) => ({
        url: bookingPaths.airlineChange(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { ref, action },
      }),
      invalidatesTags: after,
    }),
    bookingsSettle: build.mutation<Done<unknown>, Act & { settling: SettleInput }>({
      query: ({ id, key, version, settling }) => ({
        url: bookingPaths.settle(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: settling,
      }),
      invalidatesTags: after,
    }),
    bookingsSettleLate: build.mutation<Done<unknown>, Act & { late: SettleLateInput }>({
      query: ({ id, key, version, late }) => ({
        url: bookingPaths.settleLate(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: late,
      }),
      invalidatesTags: after,
    }),
    bookingsCompleteRefund: build.mutation<Done<unknown>, Act & { completing: CompleteRefundInput }>({
      query: ({ id, key, version, completing }) => ({
        url: bookingPaths.completeRefund(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: completing,
      }),
      invalidatesTags: after,
    }),
    bookingsResend: build.mutation<Done<unknown>, Ask & { documents: BookingDocument[]; email: string }>({
      query: ({ id, key, documents, email }) => ({
        url: bookingPaths.resend(id),
        method: 'POST',
        headers: idempotencyKey(key),
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
  useBookingsLetQuoteGoMutation,
  useBookingsSetOwnerMutation,
  useBookingsAcknowledgeMutation,
  useBookingsRequestChangeMutation,
  useBookingsQuoteChangeMutation,
  useBookingsChangeMutation,
  useBookingsAirlineChangeMutation,
  useBookingsSettleMutation,
  useBookingsSettleLateMutation,
  useBookingsCompleteRefundMutation,
  useBookingsResendMutation,
} = actionsApi;
