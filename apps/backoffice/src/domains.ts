import type { ComponentType } from 'react';
import type { Addition } from '@traveldesk/shared-ui';
import type { FirstData, TextKey } from '@traveldesk/shared-web';

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

export type MenuGroup = 'overview' | 'flights' | 'money' | 'administration' | 'reference';

/** One route of SPECIFICATION 2: its name, path and permission to the letter. */
export interface Screen {
  name: string;
  path: string;
  permission?: string;
  layout: 'default' | 'blank';
  /** What the screen is called in the navigation and the command palette. */
  label?: TextKey;
  /** Its place in the navigation. */
  menu?: MenuGroup;
  first?: FirstCall;
  lazy: () => Promise<ScreenModule>;
}

/** The answer to "Who can do this?", which any screen may ask. */
export const loadWhoCan = () => import('@traveldesk/users-feature/who-can/WhoCanDialog');

/**
 * Every screen of the product. A domain's library is reached from here alone and only by a lazy import, so
 * that a route loads its own chunk and no other.
 */
export const screens: readonly Screen[] = [
  {
    name: 'home',
    path: '/',
    layout: 'default',
    label: 'common:menu.home',
    menu: 'overview',
    first: { url: '/home_page_statistics' },
    lazy: () => import('@traveldesk/dashboard-feature/home/HomePage'),
  },
  {
    name: 'tasks',
    path: '/tasks',
    permission: 'show_tasks',
    layout: 'default',
    label: 'common:menu.tasks',
    menu: 'overview',
    first: { url: '/tasks', filters: ['title', 'type', 'status'] },
    lazy: () => import('@traveldesk/tasks-feature/tasks/TasksPage'),
  },
  {
    name: 'tasks-create',
    path: '/tasks/create',
    permission: 'add_tasks',
    layout: 'default',
    label: 'common:menu.addTask',
    lazy: () => import('@traveldesk/tasks-feature/tasks/TaskCreatePage'),
  },
  {
    name: 'tasks-edit',
    path: '/tasks/edit/:id',
    permission: 'update_tasks',
    layout: 'default',
    first: { url: '/tasks/:id' },
    lazy: () => import('@traveldesk/tasks-feature/tasks/TaskEditPage'),
  },
  {
    name: 'approvals',
    path: '/approvals',
    permission: 'show_approvals',
    layout: 'default',
    label: 'common:menu.approvals',
    menu: 'overview',
    first: { url: '/approvals', filters: ['state', 'kind', 'company_id', 'author', 'from', 'to'] },
    lazy: () => import('@traveldesk/approvals-feature/approvals/ApprovalsPage'),
  },
  {
    // Whoever has asked sees what became of it: the API tells whose it is.
    name: 'approvals-view',
    path: '/approvals/view/:id',
    layout: 'default',
    first: { url: '/approvals/:id' },
    lazy: () => import('@traveldesk/approvals-feature/approvals/ApprovalViewPage'),
  },
  {
    name: 'flights-search',
    path: '/flights/search',
    permission: 'flights_search',
    layout: 'default',
    label: 'common:menu.flightSearch',
    menu: 'flights',
    first: { url: '/flights/searches' },
    lazy: () => import('@traveldesk/flights-feature/search/FlightSearchPage'),
  },
  {
    name: 'flights-viewTrip',
    path: '/flights/viewTrip',
    permission: 'flights_search',
    layout: 'default',
    first: { url: '/flights/searches' },
    lazy: () => import('@traveldesk/flights-feature/search/FlightSearchPage'),
  },
  {
    name: 'flight-results',
    path: '/flights/results',
    permission: 'flights_search',
    layout: 'default',
    lazy: () => import('@traveldesk/flights-feature/results/FlightResultsPage'),
  },
  {
    name: 'flight-review',
    path: '/flights/review',
    permission: 'flights_search',
    layout: 'default',
    lazy: () => import('@traveldesk/flights-feature/review/FlightReviewPage'),
  },
  {
    name: 'transactions',
    path: '/transactions',
    permission: 'show_transactions',
    layout: 'default',
    label: 'common:menu.transactions',
    menu: 'money',
    first: {
      url: '/transactions',
      filters: [
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
  {
    name: 'transactions-view',
    path: '/transactions/view/:id',
    permission: 'show_transactions',
    layout: 'default',
    first: { url: '/transactions/:id' },
    lazy: () => import('@traveldesk/wallet-feature/transactions/TransactionViewPage'),
  },
  {
    name: 'transactions-reverse',
    path: '/transactions/reverse/:id',
    permission: 'adjust_wallets',
    layout: 'default',
    first: { url: '/transactions/:id' },
    lazy: () => import('@traveldesk/wallet-feature/transactions/TransactionReversePage'),
  },
  {
    name: 'wallet-holds',
    path: '/wallet-holds',
    permission: 'show_transactions',
    layout: 'default',
    label: 'common:menu.blockedAmounts',
    menu: 'money',
    first: { url: '/wallet-holds', filters: ['company_id', 'currency', 'state', 'overdue'] },
    lazy: () => import('@traveldesk/wallet-feature/holds/HoldsPage'),
  },
  {
    name: 'ledger',
    path: '/ledger',
    permission: 'show_ledger',
    layout: 'default',
    label: 'common:menu.ledger',
    menu: 'money',
    first: { url: '/ledger' },
    lazy: () => import('@traveldesk/wallet-feature/ledger/LedgerPage'),
  },
  {
    name: 'wallet',
    path: '/transactions/wallet/:id',
    permission: 'show_transactions',
    layout: 'default',
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/wallets/WalletViewPage'),
  },
  {
    name: 'wallet-statement',
    path: '/transactions/statement/:id',
    permission: 'show_transactions',
    layout: 'default',
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/statement/StatementPage'),
  },
  {
    name: 'wallet-deposit',
    path: '/transactions/deposit/:id',
    permission: 'add_deposits',
    layout: 'default',
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/moving/DepositCreatePage'),
  },
  {
    name: 'wallet-adjust',
    path: '/transactions/adjust/:id',
    permission: 'adjust_wallets',
    layout: 'default',
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/moving/AdjustmentCreatePage'),
  },
  {
    name: 'wallet-convert',
    path: '/transactions/convert/:id',
    permission: 'convert_wallets',
    layout: 'default',
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/moving/ConversionCreatePage'),
  },
  {
    name: 'wallet-credit',
    path: '/transactions/credit/:id',
    permission: 'update_credit',
    layout: 'default',
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/wallets/CreditEditPage'),
  },
  {
    name: 'wallet-warning',
    path: '/transactions/warning/:id',
    permission: 'update_companies',
    layout: 'default',
    first: { url: '/companies/:id/balance' },
    lazy: () => import('@traveldesk/wallet-feature/wallets/WarningEditPage'),
  },
  {
    name: 'users',
    path: '/users',
    permission: 'show_users',
    layout: 'default',
    label: 'common:menu.users',
    menu: 'administration',
    first: { url: '/users', filters: ['name', 'email', 'phone', 'type', 'role', 'company_id', 'status'] },
    lazy: () => import('@traveldesk/users-feature/users/UsersPage'),
  },
  {
    name: 'users-create',
    path: '/users/create',
    permission: 'add_users',
    layout: 'default',
    label: 'common:menu.addUser',
    lazy: () => import('@traveldesk/users-feature/users/UserCreatePage'),
  },
  {
    name: 'users-edit',
    path: '/users/edit/:id',
    permission: 'update_users',
    layout: 'default',
    first: { url: '/users/:id' },
    lazy: () => import('@traveldesk/users-feature/users/UserEditPage'),
  },
  {
    name: 'roles',
    path: '/roles',
    permission: 'show_roles',
    layout: 'default',
    label: 'common:menu.roles',
    menu: 'administration',
    first: { url: '/users_roles', filters: ['name', 'permission', 'company_id'] },
    lazy: () => import('@traveldesk/users-feature/roles/RolesPage'),
  },
  {
    name: 'roles-create',
    path: '/roles/create',
    permission: 'add_roles',
    layout: 'default',
    label: 'common:menu.addRole',
    lazy: () => import('@traveldesk/users-feature/roles/RoleCreatePage'),
  },
  {
    name: 'roles-view',
    path: '/roles/view/:id',
    permission: 'show_roles',
    layout: 'default',
    first: { url: '/users_roles/:id' },
    lazy: () => import('@traveldesk/users-feature/roles/RoleViewPage'),
  },
  {
    name: 'roles-edit',
    path: '/roles/edit/:id',
    permission: 'update_roles',
    layout: 'default',
    first: { url: '/users_roles/:id' },
    lazy: () => import('@traveldesk/users-feature/roles/RoleEditPage'),
  },
  {
    name: 'security',
    path: '/security',
    permission: 'update_security',
    layout: 'default',
    label: 'common:menu.security',
    menu: 'administration',
    first: { url: '/security_settings' },
    lazy: () => import('@traveldesk/auth-feature/security/SecurityPage'),
  },
  {
    name: 'modules',
    path: '/modules',
    permission: 'show_modules',
    layout: 'default',
    label: 'common:menu.modules',
    menu: 'administration',
    first: { url: '/modules', filters: ['name', 'key', 'status'] },
    lazy: () => import('@traveldesk/modules-feature/modules/ModulesPage'),
  },
  {
    name: 'modules-create',
    path: '/modules/create',
    permission: 'add_modules',
    layout: 'default',
    label: 'common:menu.addModule',
    lazy: () => import('@traveldesk/modules-feature/modules/ModuleCreatePage'),
  },
  {
    name: 'modules-edit',
    path: '/modules/edit/:id',
    permission: 'update_modules',
    layout: 'default',
    first: { url: '/modules/:id' },
    lazy: () => import('@traveldesk/modules-feature/modules/ModuleEditPage'),
  },
  {
    name: 'suppliers',
    path: '/suppliers',
    permission: 'show_suppliers',
    layout: 'default',
    label: 'common:menu.suppliers',
    menu: 'administration',
    first: { url: '/suppliers', filters: ['name', 'key', 'module', 'status', 'currency'] },
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SuppliersPage'),
  },
  {
    name: 'suppliers-create',
    path: '/suppliers/create',
    permission: 'add_suppliers',
    layout: 'default',
    label: 'common:menu.addSupplier',
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SupplierCreatePage'),
  },
  {
    name: 'suppliers-view',
    path: '/suppliers/view/:id',
    permission: 'show_suppliers',
    layout: 'default',
    first: { url: '/suppliers/:id' },
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SupplierViewPage'),
  },
  {
    name: 'suppliers-edit',
    path: '/suppliers/edit/:id',
    permission: 'update_suppliers',
    layout: 'default',
    first: { url: '/suppliers/:id' },
    lazy: () => import('@traveldesk/suppliers-feature/suppliers/SupplierEditPage'),
  },
  {
    name: 'companies',
    path: '/companies',
    permission: 'show_companies',
    layout: 'default',
    label: 'common:menu.companies',
    menu: 'administration',
    first: {
      url: '/companies',
      filters: ['name', 'type', 'parent_id', 'email', 'phone', 'currency', 'status'],
    },
    lazy: () => import('@traveldesk/companies-feature/companies/CompaniesPage'),
  },
  {
    name: 'companies-create',
    path: '/companies/create',
    permission: 'add_companies',
    layout: 'default',
    label: 'common:menu.addCompany',
    lazy: () => import('@traveldesk/companies-feature/companies/CompanyCreatePage'),
  },
  {
    name: 'companies-view',
    path: '/companies/view/:id',
    permission: 'show_companies',
    layout: 'default',
    first: { url: '/companies/:id' },
    lazy: () => import('@traveldesk/companies-feature/companies/CompanyViewPage'),
  },
  {
    name: 'companies-edit',
    path: '/companies/edit/:id',
    permission: 'update_companies',
    layout: 'default',
    first: { url: '/companies/:id' },
    lazy: () => import('@traveldesk/companies-feature/companies/CompanyEditPage'),
  },
  {
    name: 'settings',
    path: '/settings',
    permission: 'update_companies',
    layout: 'default',
    label: 'common:menu.companySettings',
    menu: 'administration',
    lazy: () => import('@traveldesk/companies-feature/settings/SettingsPage'),
  },
  {
    name: 'general-settings',
    path: '/general-settings',
    permission: 'update_companies',
    layout: 'default',
    lazy: () => import('@traveldesk/companies-feature/settings/SettingsPage'),
  },
  {
    name: 'module-settings',
    path: '/module-settings',
    permission: 'update_companies',
    layout: 'default',
    lazy: () => import('@traveldesk/companies-feature/settings/SettingsPage'),
  },
  {
    name: 'supplier-settings',
    path: '/supplier-settings',
    permission: 'update_companies',
    layout: 'default',
    lazy: () => import('@traveldesk/companies-feature/settings/SettingsPage'),
  },
  {
    name: 'countries',
    path: '/countries',
    permission: 'update_countries',
    layout: 'default',
    label: 'common:menu.countries',
    menu: 'reference',
    first: { url: '/countries', filters: ['search'] },
    lazy: () => import('@traveldesk/geo-feature/countries/CountriesPage'),
  },
  {
    name: 'countries-create',
    path: '/countries/create',
    permission: 'update_countries',
    layout: 'default',
    label: 'common:menu.addCountry',
    lazy: () => import('@traveldesk/geo-feature/countries/CountryCreatePage'),
  },
  {
    name: 'countries-view',
    path: '/countries/view/:id',
    permission: 'update_countries',
    layout: 'default',
    first: { url: '/countries/:id' },
    lazy: () => import('@traveldesk/geo-feature/countries/CountryViewPage'),
  },
  {
    name: 'countries-edit',
    path: '/countries/edit/:id',
    permission: 'update_countries',
    layout: 'default',
    first: { url: '/countries/:id' },
    lazy: () => import('@traveldesk/geo-feature/countries/CountryEditPage'),
  },
  {
    name: 'cities',
    path: '/cities',
    permission: 'show_cities',
    layout: 'default',
    label: 'common:menu.cities',
    menu: 'reference',
    first: { url: '/cities', filters: ['name', 'country', 'code', 'country_id'] },
    lazy: () => import('@traveldesk/geo-feature/cities/CitiesPage'),
  },
  {
    name: 'cities-create',
    path: '/cities/create',
    permission: 'add_city',
    layout: 'default',
    label: 'common:menu.addCity',
    lazy: () => import('@traveldesk/geo-feature/cities/CityCreatePage'),
  },
  {
    name: 'cities-edit',
    path: '/cities/edit/:id',
    permission: 'update_city',
    layout: 'default',
    first: { url: '/cities/:id' },
    lazy: () => import('@traveldesk/geo-feature/cities/CityEditPage'),
  },
  {
    name: 'airports',
    path: '/airports',
    permission: 'update_airports',
    layout: 'default',
    label: 'common:menu.airports',
    menu: 'reference',
    first: { url: '/airports', filters: ['name', 'country', 'code', 'country_id'] },
    lazy: () => import('@traveldesk/geo-feature/airports/AirportsPage'),
  },
  {
    name: 'airports-create',
    path: '/airports/create',
    permission: 'update_airports',
    layout: 'default',
    label: 'common:menu.addAirport',
    lazy: () => import('@traveldesk/geo-feature/airports/AirportCreatePage'),
  },
  {
    name: 'airport-edit',
    path: '/airports/edit/:id',
    permission: 'update_airports',
    layout: 'default',
    first: { url: '/airports/:id' },
    lazy: () => import('@traveldesk/geo-feature/airports/AirportEditPage'),
  },
  {
    name: 'airlines',
    path: '/airlines',
    permission: 'update_airlines',
    layout: 'default',
    label: 'common:menu.airlines',
    menu: 'reference',
    first: { url: '/airlines', filters: ['name', 'code', 'status'] },
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlinesPage'),
  },
  {
    name: 'airline-create',
    path: '/airlines/create',
    permission: 'update_airlines',
    layout: 'default',
    label: 'common:menu.addAirline',
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlineCreatePage'),
  },
  {
    name: 'airline-edit',
    path: '/airlines/edit/:id',
    permission: 'update_airlines',
    layout: 'default',
    first: { url: '/airlines/:id' },
    lazy: () => import('@traveldesk/airlines-feature/airlines/AirlineEditPage'),
  },
  {
    name: 'exchange-rates',
    path: '/exchange-rates',
    permission: 'show_exchange_rates',
    layout: 'default',
    label: 'common:menu.exchangeRates',
    menu: 'reference',
    first: { url: '/exchange_rates', filters: ['currency', 'source', 'age', 'from', 'to'] },
    lazy: () => import('@traveldesk/currencies-feature/exchange-rates/ExchangeRatesPage'),
  },
  {
    name: 'exchange-rates-create',
    path: '/exchange-rates/create',
    permission: 'add_exchange_rates',
    layout: 'default',
    label: 'common:menu.addExchangeRate',
    lazy: () => import('@traveldesk/currencies-feature/exchange-rates/ExchangeRateCreatePage'),
  },
  {
    name: 'exchange-rates-file',
    path: '/exchange-rates/file',
    permission: 'add_exchange_rates',
    layout: 'default',
    lazy: () => import('@traveldesk/currencies-feature/rate-file/RateFileCreatePage'),
  },
  {
    name: 'exchange-rates-view',
    path: '/exchange-rates/view/:pair',
    permission: 'show_exchange_rates',
    layout: 'default',
    first: { url: '/exchange_rates/pairs/:pair' },
    lazy: () => import('@traveldesk/currencies-feature/pair/PairViewPage'),
  },
  {
    name: 'currency-settings',
    path: '/exchange-rates/settings',
    permission: 'update_currency_settings',
    layout: 'default',
    label: 'common:menu.currencySettings',
    first: { url: '/currency_settings' },
    lazy: () => import('@traveldesk/currencies-feature/settings/CurrencySettingsPage'),
  },
  {
    name: 'profile',
    path: '/profile',
    layout: 'default',
    label: 'common:user.profile',
    first: { url: '/profile' },
    lazy: () => import('@traveldesk/users-feature/profile/ProfilePage'),
  },
  {
    name: 'login',
    path: '/login',
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/login/LoginPage'),
  },
  {
    name: 'reset-password',
    path: '/reset-password',
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/reset-password/ResetPasswordPage'),
  },
  {
    name: 'change-password',
    path: '/change-password',
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/change-password/ChangePasswordPage'),
  },
  {
    name: 'user-form',
    path: '/user-form',
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/user-form/UserFormPage'),
  },
  {
    name: 'second-factor',
    path: '/second-factor',
    layout: 'blank',
    lazy: () => import('@traveldesk/auth-feature/second-factor/SecondFactorPage'),
  },
  {
    name: 'error',
    path: '/error/*',
    layout: 'default',
    lazy: () => import('./errors/NotFoundPage'),
  },
  {
    name: 'not-found',
    path: '*',
    layout: 'default',
    lazy: () => import('./errors/NotFoundPage'),
  },
];

/** Who sees a company's money; the wallet's contract says why. */
const walletReaders = [
  'show_transactions',
  'add_deposits',
  'adjust_wallets',
  'convert_wallets',
  'update_credit',
];
/** Who books may ask whether there is enough for it, and sees no more than that. */
const payers = [...walletReaders, 'flights_search', 'flights_bookings'];
const walletPanel = async () => (await import('@traveldesk/wallet-ui')).WalletPanel;

/** What domains add to screens of domains below them (ADR 75). */
export const additions: readonly Addition[] = [
  {
    place: 'company',
    key: 'wallet',
    label: 'common:menu.wallet',
    permissions: walletReaders,
    load: walletPanel,
  },
  {
    place: 'company-settings',
    key: 'wallet',
    label: 'common:menu.wallet',
    permissions: walletReaders,
    load: walletPanel,
  },
  {
    place: 'payment',
    key: 'wallet',
    label: 'common:menu.wallet',
    permissions: payers,
    load: walletPanel,
  },
];

/** What asks the user to prove again who they are; it comes when a call needs it. */
export const freshSignIn = () => import('@traveldesk/auth-feature/fresh/FreshSignIn');
