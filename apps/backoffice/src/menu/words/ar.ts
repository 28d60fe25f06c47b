import airlines from '@traveldesk/airlines-contract/manifest/menu/texts/ar.json';
import approvals from '@traveldesk/approvals-contract/manifest/menu/texts/ar.json';
import auth from '@traveldesk/auth-contract/manifest/menu/texts/ar.json';
import bookings from '@traveldesk/bookings-contract/manifest/menu/texts/ar.json';
import companies from '@traveldesk/companies-contract/manifest/menu/texts/ar.json';
import currencies from '@traveldesk/currencies-contract/manifest/menu/texts/ar.json';
import dashboard from '@traveldesk/dashboard-contract/manifest/menu/texts/ar.json';
import flights from '@traveldesk/flights-contract/manifest/menu/texts/ar.json';
import geo from '@traveldesk/geo-contract/manifest/menu/texts/ar.json';
import hotels from '@traveldesk/hotels-contract/manifest/menu/texts/ar.json';
import markups from '@traveldesk/markups-contract/manifest/menu/texts/ar.json';
import modules from '@traveldesk/modules-contract/manifest/menu/texts/ar.json';
import suppliers from '@traveldesk/suppliers-contract/manifest/menu/texts/ar.json';
import tasks from '@traveldesk/tasks-contract/manifest/menu/texts/ar.json';
import users from '@traveldesk/users-contract/manifest/menu/texts/ar.json';
import wallet from '@traveldesk/wallet-contract/manifest/menu/texts/ar.json';

export const ar = {
  airlines,
  approvals,
  auth,
  bookings,
  companies,
  currencies,
  dashboard,
  flights,
  geo,
  hotels,
  markups,
  modules,
  shell: { platformSettings: 'إعدادات المنصة' },
  suppliers,
  tasks,
  users,
  wallet,
};
