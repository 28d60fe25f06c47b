export { Countdown } from './Countdown';
export { DeadlineTime } from './DeadlineTime';
export {
  afterAction,
  bookingLists,
  oneBooking,
  useBookingsBookingQuery,
  useLazyBookingsBookingQuery,
  useLazyBookingsPriceExplanationQuery,
  type ActionArgs,
  type RequestArgs,
  type BookingRef,
} from './booking.api';
export { bookingLoader, useBookingRef } from './booking-ref';
export { ActionDialog } from './dialog/ActionDialog';
export { allows } from './dialog/allows';
export type { DialogProps } from './dialog/dialog-props';
export { DialogFacts } from './dialog/DialogFacts';
export { default as dialogStyles } from './dialog/dialog.module.css';
export { ReleaseQuoteButton } from './dialog/ReleaseQuoteButton';
export { QuoteFacts } from './dialog/QuoteFacts';
export { ReasonField } from './dialog/ReasonField';
export { stillPaid } from './dialog/still-paid';
export { dialogText } from './dialog/dialog-text';
export { Rows, type RowTexts } from './entry/Rows';
export { useWaitingPage } from './entry/useWaitingPage';
export { BirthDateItem } from './person/BirthDateItem';
export { NameItem, type NameValues } from './person/NameItem';
export { singleName } from './person/name-words';
export { isOver } from './is-over';
export { judgedSchema, personSentence } from './person/person';
export { TitleItems } from './person/TitleItems';
export {
  productLists,
  productRecord,
  type ProductAction,
  type ProductColumn,
  type ProductList,
  type ProductRecord,
  type ProductTab,
} from './products';
export { default as recordStyles } from './record.module.css';
export { nameOf } from './review/name-of';
export { OrderGate } from './review/OrderGate';
export { DuplicateReasonField } from './review/DuplicateReasonField';
export { reviewSentence } from './review/review-sentence';
export { default as reviewFormStyles } from './review/review.module.css';
export { SavedTravellerField } from './review/SavedTravellerField';
export { SummaryDialog } from './review/SummaryDialog';
export { Unplaced } from './review/Unplaced';
export { useOnline } from './review/useOnline';
export { useOrder, type Order } from './review/useOrder';
export { useSendOrder } from './review/useSendOrder';
export { useSummary } from './review/useSummary';
