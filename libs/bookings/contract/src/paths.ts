/** Paths below the API's base path; `id` is a record's id, or `:id` in route declarations. */
export const bookingPaths = {
  /** GET: bookings of all products (SPECIFICATION 7). */
  list: '/booking-list',
  counts: '/booking-list/counts',
  export: '/booking/export',
  /** GET: flight bookings. POST: requests a hold or a payment. */
  flights: '/flights/bookings',
  one: (id: string) => `/flights/bookings/${id}`,
  /** GET: the fields that change during an operation, for polling. */
  progress: (id: string) => `/flights/bookings/${id}/progress`,
  history: (id: string) => `/flights/bookings/${id}/history`,
  money: (id: string) => `/flights/bookings/${id}/money`,
  price: (id: string) => `/flights/bookings/${id}/price-explanation`,
  log: (id: string) => `/flights/bookings/${id}/supplier-log`,
  notes: (id: string) => `/flights/bookings/${id}/notes`,
  owner: (id: string) => `/flights/bookings/${id}/owner`,
  /** POST: asks the supplier what a hold costs now, before it is paid. */
  priceChecks: (id: string) => `/flights/bookings/${id}/price-checks`,
  pay: (id: string) => `/flights/bookings/${id}/pay`,
  cancel: (id: string) => `/flights/bookings/${id}/cancel`,
  void: (id: string) => `/flights/bookings/${id}/void`,
  cancellationQuotes: (id: string) => `/flights/bookings/${id}/cancellation-quotes`,
  /** DELETE: releases the open quote. */
  quote: (id: string) => `/flights/bookings/${id}/quote`,
  refund: (id: string) => `/flights/bookings/${id}/refund`,
  outsideChange: (id: string) => `/flights/bookings/${id}/outside-change`,
  settle: (id: string) => `/flights/bookings/${id}/settle`,
  settleLate: (id: string) => `/flights/bookings/${id}/late-success`,
  completeRefund: (id: string) => `/flights/bookings/${id}/refund-completion`,
  /** GET: the itinerary or receipt as PDF. `resend` mails it again. */
  document: (id: string, kind: string) => `/flights/bookings/${id}/documents/${kind}`,
  resend: (id: string) => `/flights/bookings/${id}/documents`,
  deadlines: '/booking-deadlines',
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
