import type { Screens } from '@traveldesk/shared-contract';
import { bookingPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const bookingsScreens = {
  'flight-review': { path: '/flights/review', permission: 'flights_search' },
  'flights-booking-list': {
    path: '/flights/bookings',
    permission: bookingPermissions.book,
    label: 'flightBookings',
    menu: 'flights',
  },
  // No permission: readers of either list may open a booking, and the API checks which.
  'flights-bookings-view': { path: '/flights/bookings/view/:id' },
  booking_lists: {
    path: '/booking_lists',
    permission: bookingPermissions.list,
    label: 'companyBookings',
    menu: 'flights',
  },
  'booking-deadlines': {
    path: '/booking-deadlines',
    permission: [bookingPermissions.list, bookingPermissions.book],
    label: 'deadlines',
    menu: 'flights',
  },
  'flights-bookings-create': {
    path: '/flights/bookings/create',
    permission: bookingPermissions.create,
    label: 'addBooking',
  },
  'flights-bookings-edit': { path: '/flights/bookings/edit/:id', permission: bookingPermissions.create },
  'flights-group-requests-create': {
    path: '/flights/group-requests/create',
    permission: bookingPermissions.create,
    label: 'groupRequest',
  },
  travellers: {
    path: '/travellers',
    permission: bookingPermissions.book,
    label: 'savedTravellers',
    menu: 'flights',
  },
  'travellers-create': {
    path: '/travellers/create',
    permission: bookingPermissions.book,
    label: 'addTraveller',
  },
  'travellers-view': { path: '/travellers/view/:id', permission: bookingPermissions.book },
  'travellers-edit': { path: '/travellers/edit/:id', permission: bookingPermissions.book },
  'booking-settings': {
    path: '/booking-settings',
    permission: bookingPermissions.settings,
    label: 'bookingSettings',
  },
  'sales-report': {
    path: '/sales-report',
    permission: bookingPermissions.salesReport,
    label: 'salesReport',
    menu: 'money',
  },
} as const satisfies Screens<typeof menu>;
