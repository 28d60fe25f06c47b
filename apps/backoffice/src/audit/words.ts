import { airlinesAudit } from '@traveldesk/airlines-contract/manifest/audit/words';
import { approvalsAudit } from '@traveldesk/approvals-contract/manifest/audit/words';
import { authAudit } from '@traveldesk/auth-contract/manifest/audit/words';
import { bookingsAudit } from '@traveldesk/bookings-contract/manifest/audit/words';
import { companiesAudit } from '@traveldesk/companies-contract/manifest/audit/words';
import { currenciesAudit } from '@traveldesk/currencies-contract/manifest/audit/words';
import { dashboardAudit } from '@traveldesk/dashboard-contract/manifest/audit/words';
import { flightsAudit } from '@traveldesk/flights-contract/manifest/audit/words';
import { geoAudit } from '@traveldesk/geo-contract/manifest/audit/words';
import { hotelsAudit } from '@traveldesk/hotels-contract/manifest/audit/words';
import { markupsAudit } from '@traveldesk/markups-contract/manifest/audit/words';
import { modulesAudit } from '@traveldesk/modules-contract/manifest/audit/words';
import { sharedAudit } from '@traveldesk/shared-contract/manifest/audit/words';
import { suppliersAudit } from '@traveldesk/suppliers-contract/manifest/audit/words';
import { tasksAudit } from '@traveldesk/tasks-contract/manifest/audit/words';
import { usersAudit } from '@traveldesk/users-contract/manifest/audit/words';
import { walletAudit } from '@traveldesk/wallet-contract/manifest/audit/words';
import type { Language } from '@traveldesk/shared-contract';
import { registerTexts } from '@traveldesk/shared-web';
import type { MenuWords } from '../menu/words';

type Texts = Record<Language, object>;

/** Names of actions and records in the activity log, by domain. */
const words = {
  airlines: airlinesAudit,
  approvals: approvalsAudit,
  auth: authAudit,
  bookings: bookingsAudit,
  companies: companiesAudit,
  currencies: currenciesAudit,
  dashboard: dashboardAudit,
  flights: flightsAudit,
  geo: geoAudit,
  hotels: hotelsAudit,
  markups: markupsAudit,
  modules: modulesAudit,
  shared: sharedAudit,
  suppliers: suppliersAudit,
  tasks: tasksAudit,
  users: usersAudit,
  wallet: walletAudit,
} satisfies Record<Exclude<keyof MenuWords, 'shell'> | 'shared', Texts>;

/** Registers the names of all domains: an activity log has entries of every domain. */
export function registerAuditWords(): void {
  for (const { en, fr, ar } of Object.values<Texts>(words)) {
    registerTexts('audit', en, {
      fr: () => Promise.resolve({ default: fr }),
      ar: () => Promise.resolve({ default: ar }),
    });
  }
}
