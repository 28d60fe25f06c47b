import { productBookers, type ProductPermissions } from '@traveldesk/shared-contract';

/**
 * Permissions of bookings. The permission of a product (`productPermissions`) books and holds; actions that move money or end a ticket have
 * their own permissions. `settle` decides operations in doubt; `override` bypasses warnings with a reason.
 */
export const bookingPermissions = {
  /** Reads the bookings of all products; an API token needs the permission of the product too. */
  list: 'show_bookings',
  issue: 'issue_bookings',
  cancel: 'cancel_bookings',
  refund: 'refund_bookings',
  settle: 'settle_bookings',
  override: 'override_bookings',
  /** Enters bookings made elsewhere, and group requests. */
  create: 'add_bookings',
  export: 'export_bookings',
  /** The masked log of supplier exchanges. */
  logs: 'show_booking_logs',
  settings: 'update_booking_settings',
  /** The sales report; with net prices also earnings and supplier accounts. */
  salesReport: 'show_sales_report',
} as const;

/** Any one of these allows reading bookings of some product, within the user's companies. */
export const bookingReaders = [bookingPermissions.list, ...productBookers] as const;

/** Any one of these shows how many searches become bookings, for all products: it needs more than the right to one product. */
export const lookToBookReaders = [bookingPermissions.list, bookingPermissions.salesReport] as const;

/** Any one of these allows working on bookings of a product: writing notes and assigning owners. Readers alone cannot. */
export const bookingWorkers = ({ bookings }: Pick<ProductPermissions, 'bookings'>) =>
  [
    bookings,
    bookingPermissions.issue,
    bookingPermissions.cancel,
    bookingPermissions.refund,
    bookingPermissions.settle,
    bookingPermissions.override,
    bookingPermissions.create,
  ] as const;

/** Permissions added to those of the specification. Those that move money are sensitive (SECURITY 23). */
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
