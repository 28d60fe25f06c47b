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
