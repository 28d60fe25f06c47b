export {
  guestInputSchema,
  hotelBookingInputSchema,
  hotelReviewNotesSchema,
  requestsLength,
  type GuestInput,
  type HotelBookingInput,
  type HotelReviewNotes,
} from './booking-input';
export { hotelPartSchema, type BookedTier, type HotelBooking, type HotelPart } from './hotel-booking';
export { judgeGuests, judgeManualStay } from './judge-manual-stay';
export {
  formerStaySchema,
  manualStayInputSchema,
  mostGuests,
  type FormerStay,
  type ManualGuest,
  type ManualStayInput,
} from './manual';
export {
  cancelStayInputSchema,
  noShowInputSchema,
  type CancelStayInput,
  type NoShowInput,
} from './operations';
export { hotelBookingPaths } from './paths';
