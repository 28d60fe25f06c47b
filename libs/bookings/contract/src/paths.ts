/** The folder of each product's addresses, in the API and in the application. */
const folders: Readonly<Record<string, string>> = { flight: '/flights', hotel: '/hotels' };

/**
 * Paths of a product's bookings below the API's base path; `id` is a record's id, or `:id` in route declarations. A booking has addresses
 * only below its own product. Throws for an unknown product.
 */
export function bookingPathsOf(product: string) {
  const folder = folders[product];
  if (folder === undefined) throw new Error(`The product ${product} has no addresses.`);
  const all = `${folder}/bookings`;
  return {
    /** GET: the product's bookings. POST: requests a booking. */
    all,
    one: (id: string) => `${all}/${id}`,
    /** GET: the fields that change during an operation, for polling. */
    progress: (id: string) => `${all}/${id}/progress`,
    history: (id: string) => `${all}/${id}/history`,
    money: (id: string) => `${all}/${id}/money`,
    price: (id: string) => `${all}/${id}/price-explanation`,
    log: (id: string) => `${all}/${id}/supplier-log`,
    notes: (id: string) => `${all}/${id}/notes`,
    owner: (id: string) => `${all}/${id}/owner`,
    /** POST: asks the supplier what a hold costs now, before it is paid. */
    priceChecks: (id: string) => `${all}/${id}/price-checks`,
    pay: (id: string) => `${all}/${id}/pay`,
    cancel: (id: string) => `${all}/${id}/cancel`,
    void: (id: string) => `${all}/${id}/void`,
    cancellationQuotes: (id: string) => `${all}/${id}/cancellation-quotes`,
    /** DELETE: releases the open quote. */
    quote: (id: string) => `${all}/${id}/quote`,
    refund: (id: string) => `${all}/${id}/refund`,
    outsideChange: (id: string) => `${all}/${id}/outside-change`,
    settle: (id: string) => `${all}/${id}/settle`,
    settleLate: (id: string) => `${all}/${id}/late-success`,
    completeRefund: (id: string) => `${all}/${id}/refund-completion`,
    /** GET: the itinerary or receipt as PDF. `resend` mails it again. */
    document: (id: string, kind: string) => `${all}/${id}/documents/${kind}`,
    resend: (id: string) => `${all}/${id}/documents`,
  };
}

/** Returns the address of a booking's page in the application, below its product. */
export function bookingAddress({ product, id }: { product: string; id: string }): string {
  return `${bookingPathsOf(product).all}/view/${id}`;
}

/** Returns the product below whose folder an address of the application lies; undefined if there is none. */
export function productAt(address: string): string | undefined {
  return Object.keys(folders).find((product) => address.startsWith(`${folders[product]}/`));
}

/** Paths of all bookings below the API's base path. */
export const bookingPaths = {
  /** GET: bookings of all products (SPECIFICATION 7). */
  list: '/booking-list',
  counts: '/booking-list/counts',
  export: '/booking/export',
  /** GET: flight bookings. POST: requests a hold or a payment. */
  flights: '/flights/bookings',
  ...bookingPathsOf('flight'),
  deadlines: '/booking-deadlines',
  /** GET: searches at suppliers and bookings made at them. */
  lookToBook: '/booking-look-to-book',
  salesReport: '/sales-report',
  salesReportExport: '/sales-report/export',
  /** GET: what the platform owes each supplier. */
  supplierAccounts: '/sales-report/suppliers',
  supplierAccountsExport: '/sales-report/suppliers/export',
  settings: '/booking-settings',
  settingsHistory: '/booking-settings/history',
  companySettings: (id: string) => `/companies/${id}/booking-settings`,
  companySettingsHistory: (id: string) => `/companies/${id}/booking-settings/history`,
  webhook: (key: string) => `/webhooks/suppliers/${key}`,
};

export const travellerPaths = {
  all: '/travellers',
  one: (id: string) => `/travellers/${id}`,
  history: (id: string) => `/travellers/${id}/history`,
};
