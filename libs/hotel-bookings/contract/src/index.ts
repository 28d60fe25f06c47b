export {
  guestInputSchema,
  hotelBookingInputSchema,
  hotelReviewNotesSchema,
  requestsLength,
  type GuestInput,
  type HotelBookingInput,
  type HotelReviewNotes,
} from './booking-input';
export {
  hotelBookingSchema,
  hotelPartSchema,
  type BookedTier,
  type HotelBooking,
  type HotelPart,
} from './hotel-booking';
export {
  formerStaySchema,
  manualStayDoneSchema,
  manualStayInputSchema,
  type FormerStay,
  type ManualStayInput,
  type ManualStayWritten,
} from './manual';
export {
  cancelStayInputSchema,
  noShowInputSchema,
  type CancelStayInput,
  type NoShowInput,
} from './operations';
export { hotelBookingPaths } from './paths';
