import { bookingReaders, lookToBookReaders } from '@traveldesk/bookings-contract/manifest/readers';
import type { Addition } from '@traveldesk/shared-ui';
import { loadProducts } from './products';

/** Tabs that domains add to the records of other domains, and their parts of Home. A file of its own, which lists do not load. */
export const recordAdditions: readonly Addition[] = [
  {
    place: 'company-tab',
    key: 'bookings',
    label: 'menu:bookings.flightBookings',
    permissions: bookingReaders,
    load: async () => {
      await loadProducts('booking_lists');
      return (await import('@traveldesk/bookings-feature/parts/RecordBookings')).CompanyBookings;
    },
  },
  {
    place: 'company-tab',
    key: 'transactions',
    label: 'menu:wallet.transactions',
    permissions: ['show_transactions'],
    load: async () =>
      (await import('@traveldesk/wallet-feature/parts/CompanyTransactions')).CompanyTransactions,
  },
  {
    place: 'company-tab',
    key: 'markups',
    label: 'menu:markups.markups',
    permissions: ['show_markups'],
    load: async () => (await import('@traveldesk/markups-feature/parts/RecordMarkups')).CompanyMarkups,
  },
  {
    place: 'supplier-tab',
    key: 'look-to-book',
    label: 'menu:bookings.lookToBook',
    permissions: lookToBookReaders,
    load: async () =>
      (await import('@traveldesk/bookings-feature/parts/SupplierLookToBook')).SupplierLookToBook,
  },
  {
    place: 'supplier-tab',
    key: 'bookings',
    label: 'menu:bookings.flightBookings',
    permissions: bookingReaders,
    load: async () => {
      await loadProducts('booking_lists');
      return (await import('@traveldesk/bookings-feature/parts/RecordBookings')).SupplierBookings;
    },
  },
  {
    place: 'supplier-tab',
    key: 'markups',
    label: 'menu:markups.markups',
    permissions: ['show_markups'],
    load: async () => (await import('@traveldesk/markups-feature/parts/RecordMarkups')).SupplierMarkups,
  },
  {
    place: 'airline-tab',
    key: 'bookings',
    label: 'menu:bookings.flightBookings',
    permissions: bookingReaders,
    load: async () => {
      await loadProducts('booking_lists');
      return (await import('@traveldesk/bookings-feature/parts/RecordBookings')).AirlineBookings;
    },
  },
  {
    place: 'airline-tab',
    key: 'markups',
    label: 'menu:markups.markups',
    permissions: ['show_markups'],
    load: async () => (await import('@traveldesk/markups-feature/parts/RecordMarkups')).AirlineMarkups,
  },
  {
    place: 'airport-tab',
    key: 'bookings',
    label: 'menu:bookings.flightBookings',
    permissions: bookingReaders,
    load: async () => {
      await loadProducts('booking_lists');
      return (await import('@traveldesk/bookings-feature/parts/RecordBookings')).AirportBookings;
    },
  },
  {
    place: 'airport-tab',
    key: 'markups',
    label: 'menu:markups.markups',
    permissions: ['show_markups'],
    load: async () => (await import('@traveldesk/markups-feature/parts/RecordMarkups')).AirportMarkups,
  },
  {
    place: 'home-decisions',
    key: 'approvals',
    label: 'menu:approvals.approvals',
    permissions: ['show_approvals'],
    load: async () =>
      (await import('@traveldesk/approvals-feature/parts/ApprovalsToDecide')).ApprovalsToDecide,
  },
  {
    place: 'home-decisions',
    key: 'bookings',
    label: 'menu:bookings.companyBookings',
    permissions: bookingReaders,
    load: async () => (await import('@traveldesk/bookings-feature/parts/BookingsToDecide')).BookingsToDecide,
  },
  {
    place: 'home',
    key: 'deadlines',
    label: 'menu:bookings.deadlines',
    permissions: bookingReaders,
    load: async () => {
      await loadProducts('booking-deadlines');
      return (await import('@traveldesk/bookings-feature/parts/ExpiresToday')).ExpiresToday;
    },
  },
];
