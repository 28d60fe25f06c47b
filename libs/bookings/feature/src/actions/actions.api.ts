import {
  bookingPathsOf,
  type BookingResponse,
  type BookingQuote,
  type CompleteRefundInput,
  type PriceCheck,
  type SettleInput,
  type SettleLateInput,
  type ResendInput,
} from '@traveldesk/bookings-contract';
import {
  afterAction,
  bookingLists,
  oneBooking,
  type ActionArgs,
  type RequestArgs,
  type BookingRef,
} from '@traveldesk/bookings-ui';
import type { Done, Money } from '@traveldesk/shared-contract';
import { baseApi, idempotencyKey, ifMatch } from '@traveldesk/shared-web';

const actionsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsCheckPrice: build.mutation<PriceCheck, BookingRef>({
      query: ({ product, id }) => ({ url: bookingPathsOf(product).priceChecks(id), method: 'POST' }),
      invalidatesTags: (result, _, { id }) => (result?.data.before ? [bookingLists, oneBooking(id)] : []),
      extraOptions: { silent: true },
    }),
    bookingsPay: build.mutation<BookingResponse, ActionArgs & { total: Money }>({
      query: ({ product, id, key, version, total }) => ({
        url: bookingPathsOf(product).pay(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { total },
      }),
      invalidatesTags: afterAction,
    }),
    bookingsCancel: build.mutation<BookingResponse, ActionArgs & { reason: string | null }>({
      query: ({ product, id, key, version, reason }) => ({
        url: bookingPathsOf(product).cancel(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { reason },
      }),
      invalidatesTags: afterAction,
    }),
    bookingsQuoteCancellation: build.mutation<Done<BookingQuote>, RequestArgs>({
      query: ({ product, id, key }) => ({
        url: bookingPathsOf(product).cancellationQuotes(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body: {},
      }),
      invalidatesTags: afterAction,
    }),
    bookingsRefund: build.mutation<BookingResponse, ActionArgs & { quoteId: string; reason: string | null }>({
      query: ({ product, id, key, version, quoteId, reason }) => ({
        url: bookingPathsOf(product).refund(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { quote_id: quoteId, reason },
      }),
      invalidatesTags: afterAction,
    }),
    bookingsVoid: build.mutation<BookingResponse, ActionArgs & { quoteId: string; reason: string | null }>({
      query: ({ product, id, key, version, quoteId, reason }) => ({
        url: bookingPathsOf(product).void(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { quote_id: quoteId, reason },
      }),
      invalidatesTags: afterAction,
    }),
    bookingsSetOwner: build.mutation<BookingResponse, Omit<ActionArgs, 'key'> & { ownerId: string | null }>({
      query: ({ product, id, version, ownerId }) => ({
        url: bookingPathsOf(product).owner(id),
        method: 'PUT',
        headers: ifMatch(version),
        body: { owner_id: ownerId },
      }),
      invalidatesTags: afterAction,
    }),
    bookingsAcknowledge: build.mutation<BookingResponse, ActionArgs & { reason: string }>({
      query: ({ product, id, key, version, reason }) => ({
        url: bookingPathsOf(product).outsideChange(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: { reason },
      }),
      invalidatesTags: afterAction,
    }),
    bookingsSettle: build.mutation<Done<unknown>, ActionArgs & { settling: SettleInput }>({
      query: ({ product, id, key, version, settling }) => ({
        url: bookingPathsOf(product).settle(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: settling,
      }),
      invalidatesTags: afterAction,
    }),
    bookingsSettleLate: build.mutation<Done<unknown>, ActionArgs & { late: SettleLateInput }>({
      query: ({ product, id, key, version, late }) => ({
        url: bookingPathsOf(product).settleLate(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: late,
      }),
      invalidatesTags: afterAction,
    }),
    bookingsCompleteRefund: build.mutation<Done<unknown>, ActionArgs & { completing: CompleteRefundInput }>({
      query: ({ product, id, key, version, completing }) => ({
        url: bookingPathsOf(product).completeRefund(id),
        method: 'POST',
        headers: { ...idempotencyKey(key), ...ifMatch(version) },
        body: completing,
      }),
      invalidatesTags: afterAction,
    }),
    bookingsResend: build.mutation<Done<unknown>, RequestArgs & ResendInput>({
      query: ({ product, id, key, ...body }) => ({
        url: bookingPathsOf(product).resend(id),
        method: 'POST',
        headers: idempotencyKey(key),
        body,
      }),
      invalidatesTags: afterAction,
    }),
  }),
});

export const {
  useBookingsCheckPriceMutation,
  useBookingsPayMutation,
  useBookingsCancelMutation,
  useBookingsQuoteCancellationMutation,
  useBookingsRefundMutation,
  useBookingsVoidMutation,
  useBookingsSetOwnerMutation,
  useBookingsAcknowledgeMutation,
  useBookingsSettleMutation,
  useBookingsSettleLateMutation,
  useBookingsCompleteRefundMutation,
  useBookingsResendMutation,
} = actionsApi;
