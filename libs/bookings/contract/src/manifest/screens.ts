import { productBookers, productPermissions, type Screens } from '@traveldesk/shared-contract';
import { bookingPermissions, bookingReaders } from '../permissions';
import type menu from './menu/texts/en.json';

export const bookingsScreens = {
  'flight-review': { path: '/flights/review', permission: productPermissions.flight.search },
  'flights-booking-list': {
    path: '/flights/bookings',
    permission: productPermissions.flight.bookings,
    label: 'flightBookings',
    menu: 'flights',
  },
  'hotels-review': { path: '/hotels/review', permission: productPermissions.hotel.bookings },
  // No permission: readers of either list may open a booking, and the API checks which.
  'flights-bookings-view': { path: '/flights/bookings/view/:id' },
  'hotels-bookings-view': { path: '/hotels/bookings/view/:id' },
  'hotels-booking-list': {
    path: '/hotels/bookings',
    permission: productPermissions.hotel.bookings,
    label: 'hotelBookings',
    menu: 'hotels',
  },
  booking_lists: {
    path: '/booking_lists',
    permission: bookingReaders,
    label: 'companyBookings',
    menu: 'bookings',
  },
  'booking-deadlines': {
    path: '/booking-deadlines',
    permission: bookingReaders,
    label: 'deadlines',
    menu: 'bookings',
  },
  'flights-bookings-create': {
    path: '/flights/bookings/create',
    permission: bookingPermissions.create,
    label: 'addBooking',
  },
  'flights-bookings-edit': { path: '/flights/bookings/edit/:id', permission: bookingPermissions.create },
  'hotels-bookings-create': {
    path: '/hotels/bookings/create',
    permission: bookingPermissions.create,
    label: 'addHotelBooking',
  },
  'hotels-bookings-edit': { path: '/hotels/bookings/edit/:id', permission: bookingPermissions.create },
  'flights-group-requests-create': {
    path: '/flights/group-requests/create',
    permission: bookingPermissions.create,
    label: 'groupRequest',
  },
  travellers: {
    path: '/travellers',
    permission: productBookers,
    label: 'savedTravellers',
    menu: 'bookings',
  },
  'travellers-create': {
    path: '/travellers/create',
    permission: productBookers,
    label: 'addTraveller',
  },
  'travellers-view': { path: '/travellers/view/:id', permission: productBookers },
  'travellers-edit': { path: '/travellers/edit/:id', permission: productBookers },
  'booking-settings': {
    path: '/booking-settings',
    permission: bookingPermissions.settings,
    label: 'bookingSettings',
    isSetting: true,
  },
  'sales-report': {
    path: '/sales-report',
    permission: bookingPermissions.salesReport,
    label: 'salesReport',
    menu: 'money',
  },
} as const satisfies Screens<typeof menu>;
