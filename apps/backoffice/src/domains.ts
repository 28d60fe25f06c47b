import type { ComponentType } from 'react';
import type { MenuGroup } from '@traveldesk/shared-contract';
import type { Addition } from '@traveldesk/shared-ui';
import type { FirstData, TextKey } from '@traveldesk/shared-web';
import {
  enoughReaders,
  ledgerStateReaders,
  walletReaders,
} from '@traveldesk/wallet-contract/manifest/readers';
import { routeOf, type ScreenName } from './manifests';

/** What a screen's file exports for its route: components alone, or an edit in development would reload the page. */
export interface ScreenModule {
  Component: ComponentType & {
    /** Asks for what the screen shows first, where that may have come before the screen (`first` of its route). */
    first?: FirstData;
  };
}

/** The first call of a screen, which the boot script begins before the bundle has come. */
export interface FirstCall {
  /** The path below the API's base path; `:id` is the route's own. */
  url: string;
  /** A list: page, sort and these filters are taken from the address. */
  filters?: readonly string[];
}

/** How the shell shows a screen that a contract names. */
interface Shown {
  /** `default` unless it says otherwise. */
  layout?: 'blank';
  first?: FirstCall;
  lazy: () => Promise<ScreenModule>;
}

/** One route of SPECIFICATION 2. */
export interface Screen extends Omit<Shown, 'layout'> {
  name: string;
  path: string;
  /** Of several, any one opens it. */
  permission?: string | readonly string[];
  layout: 'default' | 'blank';
  /** What the screen is called in the navigation and the command palette. */
  label?: TextKey;
  /** Its place in the navigation. */
  menu?: MenuGroup;
}

/** The answer to "Who can do this?", which any screen may ask. */
export const loadWhoCan = () => import('@traveldesk/users-feature/who-can/WhoCanDialog');

/** Reads a flight search that is typed in the command palette. */
export const loadTypedSearch = () => import('@traveldesk/flights-feature/search/typed-search');

/** What both lists of bookings are narrowed by. */
const bookingFilters = [
  'search',
  'company_id',
  'state',
  'stage',
  'supplier_id',
  'origin',
  'destination',
  'from',
  'to',
  'departing_from',
  'departing_to',
  'owner_id',
  'kind',
  'tab',
];

/**
 * How each screen of the product is shown, in the order of the navigation. A domain's library is reached from here alone and only
 * by a lazy import, so that a route loads its own chunk and no other.
 */
const shown = {
  home: {
    first: { url: '/home_page_statistics' },
    lazy: () => import('@traveldesk/dashboard-feature/home/HomePage'),
  },
  tasks: {
    first: { url: '/tasks', filters: ['title', 'type', 'status'] },
    lazy: () => import('@traveldesk/tasks-feature/tasks/TasksPage'),
  },
  'tasks-create': {
    lazy: () => import('@traveldesk/tasks-feature/tasks/TaskCreatePage'),
  },
  'tasks-view': {
    first: { url: '/tasks/:id' },
    lazy: () => import('@traveldesk/tasks-feature/tasks/TaskViewPage'),
  },
  'tasks-edit': {
    first: { url: '/tasks/:id' },
    lazy: () => import('@traveldesk/tasks-feature/tasks/TaskEditPage'),
  },
  approvals: {
    first: { url: '/approvals', filters: ['state', 'kind', 'company_id', 'author', 'from', 'to'] },
    lazy: () => import('@traveldesk/approvals-feature/approvals/ApprovalsPage'),
  },
  'approvals-view': {
    first: { url: '/approvals/:id' },
    lazy: () => import('@traveldesk/approvals-feature/approvals/ApprovalViewPage'),
  },
  'flights-search': {
    first: { url: '/flights/searches' },
    lazy: () => import('@traveldesk/flights-feature/search/FlightSearchPage'),
  },
  'flights-viewTrip': {
    first: { url: '/flights/searches' },
    lazy: () => import('@traveldesk/flights-feature/search/FlightSearchPage'),
  },
  'flight-results': {
    lazy: () => import('@traveldesk/flights-feature/results/FlightResultsPage'),
  },
  'flight-review': {
    lazy: () => import('@traveldesk/flight-bookings-feature/review/FlightReviewPage'),
  },
  'flights-booking-list': {
    first: { url: '/flights/bookings', filters: bookingFilters },
    lazy: () => import('@traveldesk/bookings-feature/bookings/FlightBookingsPage'),
  },
  'flights-bookings-view': {
    first: { url: '/flights/bookings/:id' },
    lazy: () => import('@traveldesk/bookings-feature/bookings/BookingViewPage'),
  },
  booking_lists: {
    first: { url: '/booking-list', filters: bookingFilters },
    lazy: () => import('@traveldesk/bookings-feature/bookings/BookingListsPage'),
  },
  'booking-deadlines': {
    first: { url: '/booking-deadlines', filters: ['kind', 'company_id', 'supplier_id', 'mine'] },
    lazy: () => import('@traveldesk/bookings-feature/deadlines/DeadlinesPage'),
  },
  'flights-bookings-create': {
    lazy: () => import('@traveldesk/flight-bookings-feature/manual/ManualCreatePage'),
  },
  'flights-bookings-edit': {
    first: { url: '/flights/bookings/:id' },
    lazy: () => import('@traveldesk/flight-bookings-feature/manual/ManualEditPage'),
  },
  'flights-group-requests-create': {
    lazy: () => import('@traveldesk/flight-bookings-feature/manual/GroupCreatePage'),
  },
  travellers: {
    first: { url: '/travellers', filters: ['name', 'company_id'] },
    lazy: () => import('@traveldesk/bookings-feature/travellers/TravellersPage'),
  },
  'travellers-create': {
    lazy: () => import('@traveldesk/bookings-feature/travellers/TravellerCreatePage'),
  },
  'travellers-view': {
    first: { url: '/travellers/:id' },
    lazy: () => import('@traveldesk/bookings-feature/travellers/TravellerViewPage'),
  },
  'travellers-edit': {
    first: { url: '/travellers/:id' },
    lazy: () => import('@traveldesk/bookings-feature/travellers/TravellerEditPage'),
  },
  'booking-settings': {
    first: { url: '/booking-settings' },
    lazy: () => import('@traveldesk/bookings-feature/settings/BookingSettingsPage'),
  },
  transactions: {
    first: {
      url: '/transactions',
      filters: [
        'account',
        'company_id',
        'type',
        'currency',
        'from',
        'to',
        'amount_min',
        'amount_max',
        'reference',
        'user_id',
      ],
    },
    lazy: () => import('@traveldesk/wallet-feature/transactions/TransactionsPage'),
  },
  'transactions-view': {
    first: { url: '/transactions/:id' },
    lazy: () => import('@traveldesk/wallet-feature/transactions/TransactionViewPage'),
  },
  'transactions-reverse': {
    first: { url: '/transactions/:id' },
    lazy: () => import('@traveldesk/wallet-feature/transactions/TransactionReversePage'),
  },
  'sales-report': {
    first: {
      url: '/sales-report',
      filters: ['by', 'from', 'to', 'company_id', 'supplier_id', 'user_id'],
    },
    lazy: () => import('@traveldesk/bookings-feature/sales-report/SalesReportPage'),
  },
  'wallet-holds': {
    first: { url: '/wallet-holds', filters: ['company_id', 'currency', 'reference', 'state', 'overdue'] },
    lazy: () => import('@traveldesk/wallet-feature/holds/HoldsPage'),
  },
  'wallet-settings': {
    first: { url: '/wallet-settings' },
    lazy: () => import('@traveldesk/wallet-feature/settings/WalletSettingsPage'),
  },
  ledger: {
    first: { url: '/ledger' },
    lazy: () => import('@traveldesk/wallet-feature/ledger/LedgerPage'),
  },
  wallet: {
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/wallets/WalletViewPage'),
  },
  'wallet-statement': {
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/statement/StatementPage'),
  },
  'wallet-deposit': {
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/moving/DepositCreatePage'),
  },
  'wallet-adjust': {
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/moving/AdjustmentCreatePage'),
  },
  'wallet-payout': {
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/moving/PayoutCreatePage'),
  },
  'wallet-convert': {
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/moving/ConversionCreatePage'),
  },
  'wallet-credit': {
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/wallets/CreditEditPage'),
  },
  'wallet-warning': {
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/wallets/WarningEditPage'),
  },
  markups: {
    first: {
      url: '/markups',
      filters: ['name', 'company_id', 'supplier_id', 'airline', 'status', 'currency', 'kind', 'layer'],
    },
    lazy: () => import('@traveldesk/markups-feature/markups/MarkupsPage'),
  },
  'markups-create': {
    first: { url: '/markup-settings' },
    lazy: () => import('@traveldesk/markups-feature/markups/MarkupCreatePage'),
  },
  'markups-view': {
    first: { url: '/markups/:id' },
    lazy: () => import('@traveldesk/markups-feature/markups/MarkupViewPage'),
  },
  'markups-edit': {
    first: { url: '/markups/:id' },
    lazy: () => import('@traveldesk/markups-feature/markups/MarkupEditPage'),
  },
  'markups-overlaps': {
    first: { url: '/markups/overlaps', filters: ['rule_id', 'dead'] },
    lazy: () => import('@traveldesk/markups-feature/overlaps/OverlapsPage'),
  },
  'markups-price-check': {
    lazy: () => import('@traveldesk/markups-feature/price-check/PriceCheckPage'),
  },
  'markup-zones': {
    first: { url: '/markup-zones', filters: ['name', 'country'] },
    lazy: () => import('@traveldesk/markups-feature/zones/ZonesPage'),
  },
  'markup-zones-create': {
    lazy: () => import('@traveldesk/markups-feature/zones/ZoneCreatePage'),
  },
  'markup-zones-view': {
    first: { url: '/markup-zones/:id' },
    lazy: () => import('@traveldesk/markups-feature/zones/ZoneViewPage'),
  },
  'markup-zones-edit': {
    first: { url: '/markup-zones/:id' },
    lazy: () => import('@traveldesk/markups-feature/zones/ZoneEditPage'),
  },
  'markup-settings': {
    first: { url: '/markup-settings' },
    lazy: () => import('@traveldesk/markups-feature/settings/MarkupSettingsPage'),
  },
  users: {
    first: { url: '/users', filters: ['name', 'email', 'phone', 'type', 'role', 'company_id', 'status'] },
    lazy: () => import('@traveldesk/users-feature/users/UsersPage'),
  },
  'users-create': {
    lazy: () => import('@traveldesk/users-feature/users/UserCreatePage'),
  },
  'users-view': {
    first: { url: '/users/:id' },
    lazy: () => import('@traveldesk/users-feature/users/UserViewPage'),
  },
  'users-edit': {
    first: { url: '/users/:id' },
    lazy: () => import('@traveldesk/users-feature/users/UserEditPage'),
  },
  roles: {
    first: { url: '/users_roles', filters: ['name', 'permission', 'company_id'] },
    lazy: () => import('@traveldesk/users-feature/roles/RolesPage'),
  },
  'roles-create': {
    lazy: () => import('@traveldesk/users-feature/roles/RoleCreatePage'),
  },
  'roles-view': {
    first: { url: '/users_roles/:id' },
    lazy: () => import('@traveldesk/users-feature/roles/RoleViewPage'),
  },
  'roles-edit': {
    first: { url: '/users_roles/:id' },
    lazy: () => import('@traveldesk/users-feature/roles/RoleEditPage'),
  },
  security: {
    first: { url: '/security_settings' },
    lazy: () => import('@traveldesk/auth-feature/security/SecurityPage'),
  },
  modules: {
    first: { url: '/modules', filters: ['name', 'key', 'status'] },
    lazy: () => import('@traveldesk/modules-feature/modules/ModulesPage'),
  },
  'modules-create': {
    lazy: () => import('@traveldesk/modules-feature/modules/ModuleCreatePage'),
  },
  'modules-view': {
    first: { url: '/modules/:id' },
    lazy: () => import('@traveldesk/modules-feature/modules/ModuleViewPage'),
  },
  'modules-edit': {
    first: { url: '/modules/:id' },
    lazy: () => import('@traveldesk/modules-feature/modules/ModuleEditPage'),
  },
  suppliers: {
    first: { url: '/suppliers', filters: ['name', 'key', 'module', 'status', 'currency'] },
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SuppliersPage'),
  },
  'suppliers-create': {
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SupplierCreatePage'),
  },
  'suppliers-view': {
    first: { url: '/suppliers/:id' },
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SupplierViewPage'),
  },
  'suppliers-edit': {
    first: { url: '/suppliers/:id' },
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SupplierEditPage'),
  },
  companies: {
    first: {
      url: '/companies',
      filters: ['name', 'type', 'parent_id', 'email', 'phone', 'currency', 'status'],
    },
    lazy: () => import('@traveldesk/companies-feature/companies/CompaniesPage'),
  },
  'companies-create': {
    lazy: () => import('@traveldesk/companies-feature/companies/CompanyCreatePage'),
  },
  'companies-view': {
    first: { url: '/companies/:id' },
    lazy: () => import('@traveldesk/companies-feature/companies/CompanyViewPage'),
  },
  'companies-edit': {
    first: { url: '/companies/:id' },
    lazy: () => import('@traveldesk/companies-feature/companies/CompanyEditPage'),
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
    first: { url: '/countries', filters: ['search'] },
    lazy: () => import('@traveldesk/geo-feature/countries/CountriesPage'),
  },
  'countries-create': {
    lazy: () => import('@traveldesk/geo-feature/countries/CountryCreatePage'),
  },
  'countries-view': {
    first: { url: '/countries/:id' },
    lazy: () => import('@traveldesk/geo-feature/countries/CountryViewPage'),
  },
  'countries-edit': {
    first: { url: '/countries/:id' },
    lazy: () => import('@traveldesk/geo-feature/countries/CountryEditPage'),
  },
  cities: {
    first: { url: '/cities', filters: ['name', 'country', 'code', 'country_id'] },
    lazy: () => import('@traveldesk/geo-feature/cities/CitiesPage'),
  },
  'cities-create': {
    lazy: () => import('@traveldesk/geo-feature/cities/CityCreatePage'),
  },
  'cities-view': {
    first: { url: '/cities/:id' },
    lazy: () => import('@traveldesk/geo-feature/cities/CityViewPage'),
  },
  'cities-edit': {
    first: { url: '/cities/:id' },
    lazy: () => import('@traveldesk/geo-feature/cities/CityEditPage'),
  },
  airports: {
    first: { url: '/airports', filters: ['name', 'country', 'code', 'country_id', 'city_id'] },
    lazy: () => import('@traveldesk/geo-feature/airports/AirportsPage'),
  },
  'airports-create': {
    lazy: () => import('@traveldesk/geo-feature/airports/AirportCreatePage'),
  },
  'airports-view': {
    first: { url: '/airports/:id' },
    lazy: () => import('@traveldesk/geo-feature/airports/AirportViewPage'),
  },
  'airport-edit': {
    first: { url: '/airports/:id' },
    lazy: () => import('@traveldesk/geo-feature/airports/AirportEditPage'),
  },
  airlines: {
    first: { url: '/airlines', filters: ['name', 'code', 'status', 'country_id'] },
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlinesPage'),
  },
  'airline-create': {
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlineCreatePage'),
  },
  'airlines-view': {
    first: { url: '/airlines/:id' },
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlineViewPage'),
  },
  'airline-edit': {
    first: { url: '/airlines/:id' },
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlineEditPage'),
  },
  'exchange-rates': {
    first: { url: '/exchange_rates', filters: ['currency', 'source', 'age', 'from', 'to'] },
    lazy: () => import('@traveldesk/currencies-feature/exchange-rates/ExchangeRatesPage'),
  },
  'exchange-rates-create': {
    lazy: () => import('@traveldesk/currencies-feature/exchange-rates/ExchangeRateCreatePage'),
  },
  'exchange-rates-file': {
    lazy: () => import('@traveldesk/currencies-feature/rate-file/RateFileCreatePage'),
  },
  'exchange-rates-view': {
    first: { url: '/exchange_rates/pairs/:pair' },
    lazy: () => import('@traveldesk/currencies-feature/pair/PairViewPage'),
  },
  'currency-settings': {
    first: { url: '/currency_settings' },
    lazy: () => import('@traveldesk/currencies-feature/settings/CurrencySettingsPage'),
  },
  profile: {
    first: { url: '/profile' },
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

/** Every screen of the product: what its contract knows of it, and how the shell shows it. */
export const screens: readonly Screen[] = Object.entries<Shown>(shown).map(([name, how]) => ({
  ...routeOf(name as ScreenName),
  ...how,
  name,
  layout: how.layout ?? 'default',
}));

const walletPanel = async () => (await import('@traveldesk/wallet-ui')).WalletPanel;

/** What domains add to screens of domains below them (ADR 75). */
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

/** What asks the user to prove again who they are; it comes when a call needs it. */
export const freshSignIn = () => import('@traveldesk/auth-feature/fresh/FreshSignIn');
