import { bookingsPermissions } from '@traveldesk/bookings-contract';
import { productBookers } from '@traveldesk/shared-contract';
import { companyIn, registerMoneySettings, type ServerModule } from '@traveldesk/shared-server';
import { registerApprovalKind } from '@traveldesk/approvals-server';
import { contributeStatistics } from '@traveldesk/dashboard-server';
import { registerHoldOwner } from '@traveldesk/wallet-server';
import { customersBooked } from './list/customers-booked';
import { deadlineRoutes } from './deadlines/deadlines.routes';
import { listRoutes } from './list/list.routes';
import { lookToBookRoutes } from './sales-report/look-to-book.routes';
import { bookingFinder, travellerFinder } from './record/booking-finder';
import { bookingHistoryRule, bookingKind } from './record/booking-kind';
import { bookingRoutes } from './booking.routes';
import { bookingTools } from './bookings.tools';
import { driveJobs } from './engine/drive.jobs';
import { bookingHolds } from './engine/hold-owner';
import { quoteJobs } from './quotes/quotes.jobs';
import { releaseKind } from './operations/settle/release-kind';
import { endAwaitedRefund } from './operations/refund/awaited-refund';
import * as bookings from './migrations/20261124T1000_bookings';
import * as upkeep from './migrations/20261124T1210_booking_upkeep';
import * as demo from './migrations/20261124T1230_booking_demo';
import * as savedDocuments from './migrations/20261124T1210_saved_documents';
import * as groupWishes from './migrations/20261124T1220_group_wishes';
import * as lists from './migrations/20261124T1230_booking_lists';
import * as releases from './migrations/20261129T1420_booking_releases';
import * as salesReport from './migrations/20261129T1842_sales_report';
import * as supplierAccounts from './migrations/20261129T1844_supplier_accounts';
import * as manualApprovals from './migrations/20261129T1511_manual_approvals';
import * as refusedFields from './migrations/20261129T1801_refused_fields';
import * as compact from './migrations/20261129T1851_bookings_compact';
import * as byTotal from './migrations/20261130T0610_bookings_by_total';
import * as webhookAccounts from './migrations/20261130T0710_webhook_accounts';
import * as tabs from './migrations/20261130T0740_booking_tabs';
import * as receipts from './migrations/20261130T0790_booking_receipts';
import * as hotelStates from './migrations/20261130T0810_hotel_states';
import * as deadlines from './migrations/20261130T0840_booking_deadlines';
import * as stayLists from './migrations/20261130T0850_stay_lists';
import * as cityNames from './migrations/20261130T0860_city_names';
import * as byAirline from './migrations/20261201T1100_bookings_by_airline';
import * as lateSuccesses from './migrations/20261201T1102_late_successes';
import { searchedBookings, searchedTravellers } from './engine/bookings.searched';
import { productsOf } from './product/product';
import { manualKind } from './operations/manual/manual-kind';
import { referenceJobs } from './references/fill-references.jobs';
import { companyMoneySettings, hiddenFrom } from './settings/company-settings';
import { companySettingsRoutes } from './settings/company-settings.routes';
import { salesReportRoutes } from './sales-report/sales-report.routes';
import { settingsRoutes } from './settings/settings.routes';
import { travellerJobs } from './travellers/travellers.jobs';
import { travellerRoutes } from './travellers/travellers.routes';
import { periodicJobs } from './periodic/periodic.jobs';
import { registerJobs } from './webhooks/register.jobs';
import { webhookRoutes } from './webhooks/webhooks.routes';
import './bookings.tables';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export { type ProductDeadline, writeDeadlines } from './engine/deadlines.sql';
export { actionRoute } from './engine/action-rules';
export { requireAction } from './engine/require-action';
export { bookOnce } from './operations/book/book-once';
export { requireResult, askSupplier, refusalProblem, sendToSupplier } from './engine/ask-supplier';
export { confirmQuote } from './quotes/confirm-quote';
export type { NewQuote } from './quotes/keep-quote';
export { inBookingCurrency } from './engine/price-of';
export { quoted } from './quotes/quoted';
export type { BookingsTable, ChosenService } from './bookings.tables';
export { beginOperation, type Begun } from './engine/begin';
export {
  bookingFacts,
  canceledFacts,
  cancellationOf,
  type Fact,
  receiptOf,
  sumOf,
} from './documents/paper-parts';
export { documentsOf } from './engine/travel-documents';
export { amountIn, payableOf } from './engine/money';
export { move, appendHistory, type ChangeAuthor } from './engine/move';
export { quoteOf } from './engine/quotes.sql';
export { refreshBooking } from './engine/refresh.jobs';
export { refundsMoney } from './engine/refund-payments';
export {
  type BookingRecord,
  findBookingRecord,
  lastOperation,
  lockBooking,
  openOperation,
  type OperationRecord,
} from './engine/rows.sql';
export { searchText } from './engine/search-text';
export { fillCityNames } from './migrations/fill-city-names';
export { noteIssued, sharedTickets, warnOfSharedTickets } from './engine/shared-tickets';
export { isTicketed } from './engine/ticketed';
export { travellersOf } from './engine/travellers.sql';
export { insertTravellerRows, insertTravellers } from './operations/book/insert-travellers';
export { insertBooking } from './operations/book/insert-booking.sql';
export { addIssued, issuedOf, updateIssued } from './engine/issued.sql';
export { type DemoDesk } from './demo/demo-desk';
export { bookingOfGroup, bookingOfPerson, markBooking, markOf } from './demo/demo-marks.sql';
export { createdId, dayAhead, demoInstant, giveOwnAccess, giveOwner, writeNote } from './demo/demo-record';
export { everybody, trainingSupplier, type Training } from './demo/demo-training';
export { loadDemoParts, type DemoContext, type DemoPart } from './demo/load-parts';
export { requireAgreed } from './operations/require-agreed';
export { permanentAnswer, startOperation } from './operations/start-operation';
export { insertDraft } from './operations/manual/draft';
export type { ManualEntry, EntryTarget } from './operations/manual/enter-manual';
export { manualBookingRoutes } from './operations/manual/manual.routes';
export { answerSchemas } from './product/answers';
export type { Compared, OrderFacts } from './product/facts';
export type { Effect, Found, OrderNews } from './product/order';
export type { AgreedReturn, ChangePrice, Outcome } from './product/outcome';
export {
  type OperationAttempt,
  type NoShowWindow,
  type Paper,
  type Product,
  productOf,
  registerProduct,
} from './product/product';
export { routesOf } from './product/product-routes';
export { productListRoute } from './list/list.routes';
export { requireSeen, seenBooking } from './scope';
export { chargeOf } from './settings/company-settings.sql';
export { readBookingSettings } from './settings/settings';
export { keepTravellers, noteFlown } from './travellers/keep';
export { earliestToday, latestToday } from './travellers/latest-today';
export { withReadPhones } from './travellers/phones';
export { withSavedPassports } from './travellers/saved-passports';
export { endOver } from './periodic/periodic.jobs';

/** Bookings of every product: states, operations, money, people and lists (DESIGN 6). */
export const bookingsServer: ServerModule = {
  name: 'bookings',
  migrations: {
    '20261124T1000_bookings': bookings,
    '20261124T1210_booking_upkeep': upkeep,
    '20261124T1210_saved_documents': savedDocuments,
    '20261124T1220_group_wishes': groupWishes,
    '20261124T1230_booking_demo': demo,
    '20261124T1230_booking_lists': lists,
    '20261129T1420_booking_releases': releases,
    '20261129T1511_manual_approvals': manualApprovals,
    '20261129T1801_refused_fields': refusedFields,
    '20261129T1842_sales_report': salesReport,
    '20261129T1844_supplier_accounts': supplierAccounts,
    '20261129T1851_bookings_compact': compact,
    '20261130T0610_bookings_by_total': byTotal,
    '20261130T0710_webhook_accounts': webhookAccounts,
    '20261130T0740_booking_tabs': tabs,
    '20261130T0790_booking_receipts': receipts,
    '20261130T0810_hotel_states': hotelStates,
    '20261130T0840_booking_deadlines': deadlines,
    '20261130T0850_stay_lists': stayLists,
    '20261130T0860_city_names': cityNames,
    '20261201T1100_bookings_by_airline': byAirline,
    '20261201T1102_late_successes': lateSuccesses,
  },
  searched: [searchedBookings, searchedTravellers],
  texts: { en, fr, ar },
  constraints: {
    bookings_search_used: { field: 'offer_id', code: 'booking_search_used' },
    bookings_offer: { field: 'offer_id', code: 'booking_offer_taken' },
    bookings_order: { field: 'order_ref', code: 'booking_order_taken' },
    bookings_company: { field: 'company_id', code: 'booking_company_unknown' },
    travellers_company_id_fkey: { field: 'company_id', code: 'booking_company_unknown' },
    bookings_supplier: { field: 'offer_id', code: 'booking_supplier_gone' },
    bookings_owner_id_fkey: { field: 'owner_id', code: 'booking_owner_unknown' },
    travellers_person: { field: 'family_name', code: 'traveller_known' },
  },
  permissions: bookingsPermissions,
  tools: () => ({ bookings: bookingTools({ endsByOrder: endAwaitedRefund }) }),
  contribute: (kernel) => {
    registerHoldOwner(kernel, bookingHolds);
    registerMoneySettings(kernel, companyMoneySettings);
    registerApprovalKind(kernel, releaseKind(kernel));
    registerApprovalKind(kernel, manualKind(kernel));
    contributeStatistics(kernel, { customersBooked });
  },
  routes: (app) => {
    for (const product of productsOf(app.kernel)) bookingRoutes(app, product);
    listRoutes(app);
    deadlineRoutes(app);
    settingsRoutes(app);
    companySettingsRoutes(app);
    travellerRoutes(app);
    webhookRoutes(app);
    salesReportRoutes(app);
    lookToBookRoutes(app);
  },
  jobs: async (kernel) => {
    await driveJobs(kernel);
    await quoteJobs(kernel);
    await periodicJobs(kernel);
    await registerJobs(kernel);
    await travellerJobs(kernel);
    await referenceJobs(kernel);
  },
  companiesOf: {
    booking: companyIn('bookings', 'company_id'),
    traveller: companyIn('travellers', 'company_id'),
    booking_settings: companyIn('companies', 'id'),
  },
  recordKinds: { booking: bookingKind, flight_booking: bookingKind },
  finders: { booking: bookingFinder, traveller: travellerFinder },
  histories: {
    booking: bookingHistoryRule,
    traveller: { permissions: productBookers },
    booking_settings: { permissions: ['update_companies'], hidden: hiddenFrom },
  },
};
