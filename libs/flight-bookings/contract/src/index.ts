export {
  changeOptionsDoneSchema,
  changeQuoteInputSchema,
  changeRequestInputSchema,
  movedTripsSchema,
  type ChangeOptions,
  type ChangeRequestInput,
  type FlightQuote,
  type MovedTrips,
} from './changes';
export { flightBookingSchema, flightPartSchema, type FlightBooking, type FlightPart } from './flight-booking';
export { judgeMove, tripsAfter, type MoveProblem } from './judge-move';
export { flightBookingPaths } from './paths';
export { bookingInputSchema, type BookingInput, type ChosenExtra, type FlightMode } from './booking-input';
export {
  formerManualSchema,
  groupInputSchema,
  manualInputSchema,
  type FormerManual,
  type GroupInput,
  type GroupWish,
  type ManualInput,
} from './manual';
export { judgeManual, tripsOfFlights, wishedDayProblem } from './judge-manual';
export {
  extrasSchema,
  payerDoneSchema,
  payerInputSchema,
  reviewNotesSchema,
  type Extras,
  type ReviewNotes,
} from './review-notes';
