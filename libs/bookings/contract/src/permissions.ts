/**
 * What each part of bookings asks for. `flights_bookings` (SPECIFICATION 2) books and holds; what moves money or ends a ticket has a
 * permission of its own. `settle` decides what a supplier did, where it is in doubt; `override` goes past a warning with a reason.
 */
export const bookingPermissions = {
  /** The list of all products, with every company that one sees. */
  list: 'show_bookings',
  /** Flights: books and holds, and lists what was booked. */
  book: 'flights_bookings',
  issue: 'issue_bookings',
  cancel: 'cancel_bookings',
  refund: 'refund_bookings',
  settle: 'settle_bookings',
  override: 'override_bookings',
  /** Enters what was booked outside, and group requests. */
  create: 'add_bookings',
  export: 'export_bookings',
  /** What was said to and by the supplier, masked. */
  logs: 'show_booking_logs',
  settings: 'update_booking_settings',
  /** The sales report; with net prices also earnings and supplier accounts. */
  salesReport: 'show_sales_report',
} as const;

/** Who may see bookings at all, each within their own companies. */
export const bookingReaders = [bookingPermissions.list, bookingPermissions.book] as const;

/** Who works on bookings: may act on one in any way. They alone write notes and say who looks after it; to look is not to work on it. */
export const bookingWorkers = [
  bookingPermissions.book,
  bookingPermissions.issue,
  bookingPermissions.cancel,
  bookingPermissions.refund,
  bookingPermissions.settle,
  bookingPermissions.override,
  bookingPermissions.create,
] as const;

/** The permissions of this domain that the specification's list does not have. What moves money is sensitive (SECURITY 23). */
export const bookingsPermissions = [
  { name: bookingPermissions.issue, sensitive: 'money' },
  { name: bookingPermissions.cancel, sensitive: 'money' },
  { name: bookingPermissions.refund, sensitive: 'money' },
  { name: bookingPermissions.settle, sensitive: 'money' },
  { name: bookingPermissions.override, sensitive: 'money' },
  bookingPermissions.create,
  bookingPermissions.export,
  bookingPermissions.logs,
  bookingPermissions.salesReport,
  { name: bookingPermissions.settings, sensitive: 'money' },
] as const;
