import type { ComponentType } from 'react';
import type { MenuGroup } from '@traveldesk/shared-contract';
import type { Addition } from '@traveldesk/shared-ui';
import type { ScreenLoader, TextKey } from '@traveldesk/shared-web';
import {
  enoughReaders,
  ledgerStateReaders,
  walletReaders,
} from '@traveldesk/wallet-contract/manifest/readers';
import { bookingReaders, lookToBookReaders } from '@traveldesk/bookings-contract/manifest/readers';
import { loadProducts } from './products';
import { routeOf, type MenuScreenName, type ScreenName } from './manifests';
import type { TypedSearchReader } from './palette/typed-search';

/** The exports of a screen's file: components only, because otherwise an edit in development reloads the page. */
export interface ScreenModule {
  Component: ComponentType & {
    /** Starts the screen's first call; the route's loader calls it before rendering. */
    loader?: ScreenLoader;
  };
}

/** How the shell shows a screen of a contract. */
interface Shown {
  /** `default` if missing. */
  layout?: 'blank';
  lazy: () => Promise<ScreenModule>;
}

/** One route of SPECIFICATION 2. */
export interface Screen extends Omit<Shown, 'layout'> {
  name: string;
  path: string;
  /** With several, any one is enough. */
  permission?: string | readonly string[];
  layout: 'default' | 'blank';
  /** The screen's name in the navigation and the command palette. */
  label?: TextKey;
  /** Its group in the navigation. */
  menu?: MenuGroup;
}

/** Loads the "Who can do this?" dialog, which any screen may open. */
export const loadWhoCan = () => import('@traveldesk/users-feature/who-can/WhoCanDialog');

/** The parser of a product's searches typed in the command palette. */
interface TypedSearches {
  /** The product's search screen, whose permission the parser needs. */
  screen: MenuScreenName;
  /** Matches a text that may be a search; only then is the parser loaded. */
  shape: RegExp;
  load: () => Promise<TypedSearchReader>;
}

/** The products' parsers. The first whose shape matches reads the text, so the strictest shape comes first. */
export const typedSearches: readonly TypedSearches[] = [
  {
    screen: 'hotels-search',
    shape: /^\s*hotels?\s+\S/i,
    load: () => import('@traveldesk/hotels-feature/search/typed-search'),
  },
  {
    screen: 'flights-search',
    // Two places, or the start of an availability command.
    shape: /^\s*(an\d|[a-z]{3}[-/>\s]?[a-z]{3})/i,
    load: () => import('@traveldesk/flights-feature/search/typed-search'),
  },
];

/**
 * How each screen is shown, in the order of the navigation. Only this table imports the domains' libraries, and lazily, so that a route
 * loads no chunk but its own.
 */
const shown = {
  home: {
    lazy: () => import('@traveldesk/dashboard-feature/home/HomePage'),
  },
  tasks: {
    lazy: () => import('@traveldesk/tasks-feature/tasks/TasksPage'),
  },
  'tasks-create': {
    lazy: () => import('@traveldesk/tasks-feature/tasks/TaskCreatePage'),
  },
  'tasks-view': {
    lazy: () => import('@traveldesk/tasks-feature/tasks/TaskViewPage'),
  },
  'tasks-edit': {
    lazy: () => import('@traveldesk/tasks-feature/tasks/TaskEditPage'),
  },
  approvals: {
    lazy: () => import('@traveldesk/approvals-feature/approvals/ApprovalsPage'),
  },
  'approvals-view': {
    lazy: () => import('@traveldesk/approvals-feature/approvals/ApprovalViewPage'),
  },
  'flights-search': {
    lazy: () => import('@traveldesk/flights-feature/search/FlightSearchPage'),
  },
  'flights-viewTrip': {
    lazy: () => import('@traveldesk/flights-feature/search/FlightSearchPage'),
  },
  'flight-results': {
    lazy: () => import('@traveldesk/flights-feature/results/FlightResultsPage'),
  },
  'flight-review': {
    lazy: () => import('@traveldesk/flight-bookings-feature/review/FlightReviewPage'),
  },
  'flights-booking-list': {
    lazy: () => import('@traveldesk/bookings-feature/bookings/FlightBookingsPage'),
  },
  'flights-bookings-view': {
    lazy: () => import('@traveldesk/bookings-feature/bookings/BookingViewPage'),
  },
  'hotels-search': {
    lazy: () => import('@traveldesk/hotels-feature/search/HotelSearchPage'),
  },
  'hotels-results': {
    lazy: () => import('@traveldesk/hotels-feature/results/HotelResultsPage'),
  },
  'hotels-property': {
    lazy: () => import('@traveldesk/hotels-feature/property/HotelPropertyPage'),
  },
  'hotels-quote': {
    lazy: () => import('@traveldesk/hotels-feature/quote/HotelQuotePage'),
  },
  'hotels-review': {
    lazy: () => import('@traveldesk/hotel-bookings-feature/review/HotelReviewPage'),
  },
  'hotels-bookings-view': {
    lazy: () => import('@traveldesk/bookings-feature/bookings/BookingViewPage'),
  },
  'hotels-booking-list': {
    lazy: () => import('@traveldesk/bookings-feature/bookings/HotelBookingsPage'),
  },
  'hotels-properties': {
    lazy: () => import('@traveldesk/hotels-feature/records/PropertiesPage'),
  },
  'hotels-properties-matches': {
    lazy: () => import('@traveldesk/hotels-feature/records/MatchesPage'),
  },
  'hotels-properties-view': {
    lazy: () => import('@traveldesk/hotels-feature/records/PropertyRecordPage'),
  },
  booking_lists: {
    lazy: () => import('@traveldesk/bookings-feature/bookings/BookingListsPage'),
  },
  'booking-deadlines': {
    lazy: () => import('@traveldesk/bookings-feature/deadlines/DeadlinesPage'),
  },
  'flights-bookings-create': {
    lazy: () => import('@traveldesk/flight-bookings-feature/manual/ManualCreatePage'),
  },
  'flights-bookings-edit': {
    lazy: () => import('@traveldesk/flight-bookings-feature/manual/ManualEditPage'),
  },
  'hotels-bookings-create': {
    lazy: () => import('@traveldesk/hotel-bookings-feature/manual/HotelManualCreatePage'),
  },
  'hotels-bookings-edit': {
    lazy: () => import('@traveldesk/hotel-bookings-feature/manual/HotelManualEditPage'),
  },
  'flights-group-requests-create': {
    lazy: () => import('@traveldesk/flight-bookings-feature/manual/GroupCreatePage'),
  },
  travellers: {
    lazy: () => import('@traveldesk/bookings-feature/travellers/TravellersPage'),
  },
  'travellers-create': {
    lazy: () => import('@traveldesk/bookings-feature/travellers/TravellerCreatePage'),
  },
  'travellers-view': {
    lazy: () => import('@traveldesk/bookings-feature/travellers/TravellerViewPage'),
  },
  'travellers-edit': {
    lazy: () => import('@traveldesk/bookings-feature/travellers/TravellerEditPage'),
  },
  'booking-settings': {
    lazy: () => import('@traveldesk/bookings-feature/settings/BookingSettingsPage'),
  },
  transactions: {
    lazy: () => import('@traveldesk/wallet-feature/transactions/TransactionsPage'),
  },
  'transactions-view': {
    lazy: () => import('@traveldesk/wallet-feature/transactions/TransactionViewPage'),
  },
  'transactions-reverse': {
    lazy: () => import('@traveldesk/wallet-feature/transactions/TransactionReversePage'),
  },
  'sales-report': {
    lazy: () => import('@traveldesk/bookings-feature/sales-report/SalesReportPage'),
  },
  'wallet-holds': {
    lazy: () => import('@traveldesk/wallet-feature/holds/HoldsPage'),
  },
  'wallet-settings': {
    lazy: () => import('@traveldesk/wallet-feature/settings/WalletSettingsPage'),
  },
  ledger: {
    lazy: () => import('@traveldesk/wallet-feature/ledger/LedgerPage'),
  },
  wallet: {
    lazy: () => import('@traveldesk/wallet-feature/wallets/WalletViewPage'),
  },
  'wallet-statement': {
    lazy: () => import('@traveldesk/wallet-feature/statement/StatementPage'),
  },
  'wallet-deposit': {
    lazy: () => import('@traveldesk/wallet-feature/moving/DepositCreatePage'),
  },
  'wallet-adjust': {
    lazy: () => import('@traveldesk/wallet-feature/moving/AdjustmentCreatePage'),
  },
  'wallet-payout': {
    lazy: () => import('@traveldesk/wallet-feature/moving/PayoutCreatePage'),
  },
  'wallet-convert': {
    lazy: () => import('@traveldesk/wallet-feature/moving/ConversionCreatePage'),
  },
  'wallet-credit': {
    lazy: () => import('@traveldesk/wallet-feature/wallets/CreditEditPage'),
  },
  'wallet-warning': {
    lazy: () => import('@traveldesk/wallet-feature/wallets/WarningEditPage'),
  },
  markups: {
    lazy: () => import('@traveldesk/markups-feature/markups/MarkupsPage'),
  },
  'markups-create': {
    lazy: () => import('@traveldesk/markups-feature/markups/MarkupCreatePage'),
  },
  'markups-view': {
    lazy: () => import('@traveldesk/markups-feature/markups/MarkupViewPage'),
  },
  'markups-edit': {
    lazy: () => import('@traveldesk/markups-feature/markups/MarkupEditPage'),
  },
  'markups-overlaps': {
    lazy: () => import('@traveldesk/markups-feature/overlaps/OverlapsPage'),
  },
  'markups-price-check': {
    lazy: () => import('@traveldesk/markups-feature/price-check/PriceCheckPage'),
  },
  'markup-zones': {
    lazy: () => import('@traveldesk/markups-feature/zones/ZonesPage'),
  },
  'markup-zones-create': {
    lazy: () => import('@traveldesk/markups-feature/zones/ZoneCreatePage'),
  },
  'markup-zones-view': {
    lazy: () => import('@traveldesk/markups-feature/zones/ZoneViewPage'),
  },
  'markup-zones-edit': {
    lazy: () => import('@traveldesk/markups-feature/zones/ZoneEditPage'),
  },
  'markup-settings': {
    lazy: () => import('@traveldesk/markups-feature/settings/MarkupSettingsPage'),
  },
  users: {
    lazy: () => import('@traveldesk/users-feature/users/UsersPage'),
  },
  'users-create': {
    lazy: () => import('@traveldesk/users-feature/users/UserCreatePage'),
  },
  'users-view': {
    lazy: () => import('@traveldesk/users-feature/users/UserViewPage'),
  },
  'users-edit': {
    lazy: () => import('@traveldesk/users-feature/users/UserEditPage'),
  },
  roles: {
    lazy: () => import('@traveldesk/users-feature/roles/RolesPage'),
  },
  'roles-create': {
    lazy: () => import('@traveldesk/users-feature/roles/RoleCreatePage'),
  },
  'roles-view': {
    lazy: () => import('@traveldesk/users-feature/roles/RoleViewPage'),
  },
  'roles-edit': {
    lazy: () => import('@traveldesk/users-feature/roles/RoleEditPage'),
  },
  security: {
    lazy: () => import('@traveldesk/auth-feature/security/SecurityPage'),
  },
  modules: {
    lazy: () => import('@traveldesk/modules-feature/modules/ModulesPage'),
  },
  'modules-create': {
    lazy: () => import('@traveldesk/modules-feature/modules/ModuleCreatePage'),
  },
  'modules-view': {
    lazy: () => import('@traveldesk/modules-feature/modules/ModuleViewPage'),
  },
  'modules-edit': {
    lazy: () => import('@traveldesk/modules-feature/modules/ModuleEditPage'),
  },
  suppliers: {
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SuppliersPage'),
  },
  'suppliers-create': {
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SupplierCreatePage'),
  },
  'suppliers-view': {
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SupplierViewPage'),
  },
  'suppliers-edit': {
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SupplierEditPage'),
  },
  companies: {
    lazy: () => import('@traveldesk/companies-feature/companies/CompaniesPage'),
  },
  'companies-create': {
    lazy: () => import('@traveldesk/companies-feature/companies/CompanyCreatePage'),
  },
  'companies-view': {
    lazy: () => import('@traveldesk/companies-feature/companies/CompanyViewPage'),
  },
  'companies-edit': {
    lazy: () => import('@traveldesk/companies-feature/companies/CompanyEditPage'),
  },
  'platform-settings': {
    lazy: () => import('./settings/PlatformSettingsPage'),
  },
  settings: {
    lazy: () => import('@traveldesk/companies-feature/settings/SettingsPage'),
  },
  'general-settings': {
    lazy: () => import('@traveldesk/companies-feature/settings/SettingsPage'),
  },
  'module-settings': {
    lazy: () => import('@traveldesk/companies-feature/settings/SettingsPage'),
  },
  'supplier-settings': {
    lazy: () => import('@traveldesk/companies-feature/settings/SettingsPage'),
  },
  countries: {
    lazy: () => import('@traveldesk/geo-feature/countries/CountriesPage'),
  },
  'countries-create': {
    lazy: () => import('@traveldesk/geo-feature/countries/CountryCreatePage'),
  },
  'countries-view': {
    lazy: () => import('@traveldesk/geo-feature/countries/CountryViewPage'),
  },
  'countries-edit': {
    lazy: () => import('@traveldesk/geo-feature/countries/CountryEditPage'),
  },
  cities: {
    lazy: () => import('@traveldesk/geo-feature/cities/CitiesPage'),
  },
  'cities-create': {
    lazy: () => import('@traveldesk/geo-feature/cities/CityCreatePage'),
  },
  'cities-view': {
    lazy: () => import('@traveldesk/geo-feature/cities/CityViewPage'),
  },
  'cities-edit': {
    lazy: () => import('@traveldesk/geo-feature/cities/CityEditPage'),
  },
  airports: {
    lazy: () => import('@traveldesk/geo-feature/airports/AirportsPage'),
  },
  'airports-create': {
    lazy: () => import('@traveldesk/geo-feature/airports/AirportCreatePage'),
  },
  'airports-view': {
    lazy: () => import('@traveldesk/geo-feature/airports/AirportViewPage'),
  },
  'airport-edit': {
    lazy: () => import('@traveldesk/geo-feature/airports/AirportEditPage'),
  },
  airlines: {
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlinesPage'),
  },
  'airline-create': {
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlineCreatePage'),
  },
  'airlines-view': {
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlineViewPage'),
  },
  'airline-edit': {
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlineEditPage'),
  },
  'exchange-rates': {
    lazy: () => import('@traveldesk/currencies-feature/exchange-rates/ExchangeRatesPage'),
  },
  'exchange-rates-create': {
    lazy: () => import('@traveldesk/currencies-feature/exchange-rates/ExchangeRateCreatePage'),
  },
  'exchange-rates-file': {
    lazy: () => import('@traveldesk/currencies-feature/rate-file/RateFileCreatePage'),
  },
  'exchange-rates-view': {
    lazy: () => import('@traveldesk/currencies-feature/pair/PairViewPage'),
  },
  'currency-settings': {
    lazy: () => import('@traveldesk/currencies-feature/settings/CurrencySettingsPage'),
  },
  profile: {
    lazy: () => import('@traveldesk/users-feature/profile/ProfilePage'),
  },
  login: {
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/login/LoginPage'),
  },
  'reset-password': {
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/reset-password/ResetPasswordPage'),
  },
  'change-password': {
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/change-password/ChangePasswordPage'),
  },
  'user-form': {
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/user-form/UserFormPage'),
  },
  'second-factor': {
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/second-factor/SecondFactorPage'),
  },
  error: {
    lazy: () => import('./errors/NotFoundPage'),
  },
  'not-found': {
    lazy: () => import('./errors/NotFoundPage'),
  },
} satisfies Record<ScreenName, Shown>;

/** All screens: their contracts' routes and how the shell shows them. */
export const screens: readonly Screen[] = Object.entries<Shown>(shown).map(([name, how]) => ({
  ...routeOf(name as ScreenName),
  ...how,
  name,
  layout: how.layout ?? 'default',
}));

const walletPanel = async () => (await import('@traveldesk/wallet-ui')).WalletPanel;

/** Components that domains add to screens of lower domains (ADR 75). */
export const additions: readonly Addition[] = [
  {
    place: 'company',
    key: 'wallet',
    label: 'menu:wallet.wallet',
    permissions: walletReaders,
    load: walletPanel,
  },
  {
    place: 'company-settings',
    key: 'wallet',
    label: 'menu:wallet.wallet',
    permissions: walletReaders,
    load: walletPanel,
  },
  {
    place: 'company-settings',
    key: 'bookings',
    label: 'menu:bookings.flightBookings',
    permissions: ['update_companies'],
    load: async () =>
      (await import('@traveldesk/bookings-feature/settings/CompanyBookingSettings')).CompanyBookingSettings,
  },
  {
    place: 'company-supplier',
    key: 'negotiated-rates',
    label: 'menu:hotels.hotelSearch',
    permissions: ['update_companies'],
    load: async () => (await import('@traveldesk/hotels-feature/negotiated/NegotiatedRates')).NegotiatedRates,
  },
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
  {
    place: 'payment',
    key: 'wallet',
    label: 'menu:wallet.wallet',
    permissions: enoughReaders,
    load: walletPanel,
  },
  {
    place: 'notice',
    key: 'ledger',
    label: 'menu:wallet.ledger',
    permissions: ledgerStateReaders,
    load: async () => (await import('@traveldesk/wallet-ui')).LedgerAddition,
  },
];

/** Loads the prompt for a fresh sign-in. */
export const freshSignIn = () => import('@traveldesk/auth-feature/fresh/FreshSignIn');
