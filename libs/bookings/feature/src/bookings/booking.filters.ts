import {
  bookingFlags,
  bookingKinds,
  bookingStages,
  bookingStates,
  bookingTabs,
} from '@traveldesk/bookings-contract';
import { CompanyFilter } from '@traveldesk/companies-ui';
import { paymentTypes } from '@traveldesk/markups-contract';
import { DayFilter } from '@traveldesk/shared-ui';
import type { FilterField } from '@traveldesk/shared-web';
import { SupplierFilter } from '@traveldesk/suppliers-ui';
import { UserFilter } from '@traveldesk/users-ui';

/** Filters that the list of hotel bookings has too, after its own. */
const ofEachList: ReadonlySet<string> = new Set([
  'company_id',
  'supplier_id',
  'from',
  'to',
  'owner_id',
  'stage',
  'kind',
  'flag',
  'tab',
]);

/** Filters of the booking lists. The tab is one of them, chosen above the list. */
export const bookingFilters = [
  { key: 'search', kind: 'text', label: 'bookings:filters.search' },
  { key: 'company_id', kind: 'picker', label: 'bookings:fields.company', Picker: CompanyFilter },
  {
    key: 'state',
    kind: 'select',
    label: 'bookings:fields.state',
    options: bookingStates.map((value) => ({ value, label: `bookings:states.${value}` as const })),
  },
  {
    key: 'stage',
    kind: 'select',
    label: 'bookings:fields.stage',
    options: bookingStages.map((value) => ({ value, label: `bookings:stages.${value}` as const })),
  },
  { key: 'supplier_id', kind: 'picker', label: 'bookings:fields.supplier', Picker: SupplierFilter },
  { key: 'origin', kind: 'text', label: 'bookings:filters.origin' },
  { key: 'destination', kind: 'text', label: 'bookings:filters.destination' },
  { key: 'airline', kind: 'text', label: 'bookings:filters.airline' },
  { key: 'airport', kind: 'text', label: 'bookings:filters.airport' },
  { key: 'from', kind: 'picker', label: 'bookings:filters.from', Picker: DayFilter },
  { key: 'to', kind: 'picker', label: 'bookings:filters.to', Picker: DayFilter },
  { key: 'departing_from', kind: 'picker', label: 'bookings:filters.departing_from', Picker: DayFilter },
  { key: 'departing_to', kind: 'picker', label: 'bookings:filters.departing_to', Picker: DayFilter },
  { key: 'owner_id', kind: 'picker', label: 'bookings:fields.owner', Picker: UserFilter },
  {
    key: 'kind',
    kind: 'select',
    label: 'bookings:fields.kind',
    options: bookingKinds.map((value) => ({ value, label: `bookings:kinds.${value}` as const })),
  },
  {
    key: 'flag',
    kind: 'select',
    label: 'bookings:fields.flag',
    options: bookingFlags.map((value) => ({ value, label: `bookings:flags.${value}` as const })),
  },
  {
    key: 'tab',
    kind: 'select',
    label: 'bookings:fields.tab',
    options: bookingTabs.map((value) => ({ value, label: `bookings:tabs.${value}` as const })),
  },
] as const satisfies readonly FilterField[];

/** States that hotel bookings have. */
const hotelStates = bookingStates.filter(
  (state) =>
    !['draft', 'on_hold', 'ticketed', 'changed', 'cancel_quoted', 'voided', 'flown', 'expired'].includes(
      state,
    ),
);

/** Filters of the list of hotel bookings: first the arrival, the property and the guest. */
export const hotelBookingFilters = [
  { key: 'search', kind: 'text', label: 'bookings:filters.searchHotels' },
  { key: 'property', kind: 'text', label: 'bookings:filters.property' },
  { key: 'departing_from', kind: 'picker', label: 'bookings:filters.arriving_from', Picker: DayFilter },
  { key: 'departing_to', kind: 'picker', label: 'bookings:filters.arriving_to', Picker: DayFilter },
  { key: 'city', kind: 'text', label: 'bookings:filters.city' },
  { key: 'deadline_from', kind: 'picker', label: 'bookings:filters.deadline_from', Picker: DayFilter },
  { key: 'deadline_to', kind: 'picker', label: 'bookings:filters.deadline_to', Picker: DayFilter },
  {
    key: 'state',
    kind: 'select',
    label: 'bookings:fields.state',
    options: hotelStates.map((value) => ({ value, label: `bookings:states.${value}` as const })),
  },
  {
    key: 'payment',
    kind: 'select',
    label: 'bookings:fields.payment',
    options: paymentTypes.map((value) => ({ value, label: `bookings:payments.${value}` as const })),
  },
  ...bookingFilters.filter(({ key }) => ofEachList.has(key)),
] as const satisfies readonly FilterField[];

export type BookingFilter =
  | (typeof bookingFilters)[number]['key']
  | (typeof hotelBookingFilters)[number]['key']
  | 'product';
