import { bookingPaths, type SalesReport, type SupplierAccounts } from '@traveldesk/bookings-contract';
import { bookingLists } from '@traveldesk/bookings-ui';
import { baseApi, type ListQuery } from '@traveldesk/shared-web';
import type { SalesReportFilter } from './sales-report.filters';

/** The filters of the supplier accounts: those of the report except its groups. */
export type AccountFilters = Partial<Record<Exclude<SalesReportFilter, 'by'>, string>>;

const salesReportApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    bookingsSalesReport: build.query<SalesReport, ListQuery<SalesReportFilter>>({
      query: (params) => ({ url: bookingPaths.salesReport, params }),
      providesTags: (_, error) => (error ? [] : [bookingLists]),
    }),
    // Silent, as the section shows its own error.
    bookingsSupplierAccounts: build.query<SupplierAccounts, AccountFilters>({
      query: (params) => ({ url: bookingPaths.supplierAccounts, params }),
      providesTags: (_, error) => (error ? [] : [bookingLists]),
      extraOptions: { silent: true },
    }),
  }),
});

export const {
  endpoints: { bookingsSalesReport },
  useBookingsSalesReportQuery,
  useBookingsSupplierAccountsQuery,
} = salesReportApi;
