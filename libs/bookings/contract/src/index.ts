export {
  bookingPermissions,
  bookingReaders,
  bookingsPermissions,
  bookingWorkers,
  lookToBookReaders,
} from './permissions';
export { bookingAddress, bookingPaths, bookingPathsOf, productAt, travellerPaths } from './paths';
export {
  bookingActions,
  bookingKinds,
  bookingStages,
  bookingStates,
  bookingTabs,
  confirmedStates,
  deadlineKinds,
  genders,
  mostMentions,
  operationKinds,
  pendingStates,
  releaseRefusals,
  statesOfStage,
  statesOfTab,
  stayStates,
  ticketedStates,
  canceledStates,
  documentsOfBooking,
  expiringKinds,
  type BookingDocument,
  titles,
  refusedFields,
  travellerTypes,
  type ActionObstacle,
  type BookingAction,
  type BookingFlag,
  type BookingKind,
  type BookingMode,
  type BookingState,
  type BookingTab,
  type CouponState,
  type DeadlineKind,
  type Gender,
  type OperationKind,
  type OperationState,
  type CancellationQuoteKind,
  type Title,
  type TravellerType,
} from './booking.kinds';
export { begins, mayMove, stateAfter, stateAtBegin, stateAtEnd } from './state-machine';
export {
  nameMax,
  travellerInputSchema,
  type BookedTraveller,
  plainMarks,
  type TravelDocumentInput,
  type TravellerInput,
  passportNameSchema,
} from './traveller';
export { formerTravellers } from './former-travellers';
export {
  birthProblem,
  genderOfTitle,
  judgePerson,
  passportProblem,
  titleAgeProblem,
  titleProblem,
} from './judge-person';
export { isOfSearchedAge, judgeTravellers, personKey } from './judge-travellers';
export { bookingResponseSchema, type BookingResponse } from './booking-done';
export {
  manualDoneSchema,
  manualPriceSchema,
  travelDayProblem,
  type ManualDone,
  type ManualWritten,
} from './manual';
export { bookingMoneySchema, type BookingMoney } from './booking-money';
export {
  bookingCountsQuerySchema,
  bookingCountsSchema,
  bookingEventSchema,
  bookingEventQuerySchema,
  bookingExportQuerySchema,
  bookingPageSchema,
  bookingQuerySchema,
  bookingSchema,
  progressSchema,
  type AvailableAction,
  type Booking,
  type BookingEvent,
  type BookingOperation,
  type BookingProgress,
  type BookingQuery,
  type BookingRow,
  type BookingTicket,
} from './booking';
export {
  confirmQuoteSchema,
  quoteDoneSchema,
  quoteSchema,
  type BookingQuote,
  type ConfirmQuote,
} from './quotes';
export {
  airlineChangeInputSchema,
  type AirlineChangeInput,
  cancelInputSchema,
  noteDoneSchema,
  noteInputSchema,
  notePageSchema,
  noteQuerySchema,
  ownerInputSchema,
  payInputSchema,
  priceCheckSchema,
  resendInputSchema,
  completeRefundInputSchema,
  acknowledgeInputSchema,
  settleInputSchema,
  settleLateInputSchema,
  type BookingNote,
  type NoteInput,
  type PayInput,
  type PriceCheck,
  type ResendInput,
  type CompleteRefundInput,
  type SettleInput,
  type SettleLateInput,
} from './actions';
export { deadlinePageSchema, deadlineQuerySchema, type Deadline, type DeadlineQuery } from './deadlines';
export {
  bookingSettingsInputSchema,
  bookingSettingsSchema,
  companyBookingSettingsDoneSchema,
  companyBookingSettingsInputSchema,
  companyBookingSettingsSchema,
  type BookingSettings,
  type BookingSettingsInput,
  type CompanyBookingSettings,
  type CompanyBookingSettingsInput,
} from './settings';
export {
  savedTravellerDoneSchema,
  savedTravellerInputSchema,
  savedTravellerPageSchema,
  savedTravellerQuerySchema,
  savedTravellerSchema,
  type SavedTraveller,
  type SavedTravellerInput,
  type SavedTravellerQuery,
} from './saved-traveller';
export { netSalesColumns, salesDays, salesGroups, type SalesGroup } from './sales-report.kinds';
export {
  salesReportExportQuerySchema,
  salesReportQuerySchema,
  salesReportSchema,
  supplierAccountsQuerySchema,
  supplierAccountsSchema,
  type SalesReport,
  type SalesReportExportQuery,
  type SalesReportQuery,
  type SalesRow,
  type SalesTotal,
  type SupplierAccount,
  type SupplierAccounts,
  type SupplierAccountsQuery,
} from './sales-report';
export {
  lookToBookQuerySchema,
  lookToBookSchema,
  type LookToBook,
  type LookToBookQuery,
} from './look-to-book';
export type { BookingEventName } from './booking.events';
export { supplierLogQuerySchema, supplierLogSchema } from './supplier-log';
