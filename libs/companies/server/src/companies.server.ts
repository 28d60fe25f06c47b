import { companiesPermissions, tokenPrefix } from '@traveldesk/companies-contract';
import { createSecrets, type Kernel, type ServerModule } from '@traveldesk/shared-server';
import { companyExport } from './companies/companies.export';
import { companyRoutes } from './companies/companies.routes';
import { referenceRoutes } from './companies/reference.routes';
import { loadDemoCompanies } from './demo';
import { logoRoutes } from './logos/logos.routes';
import * as companies from './migrations/20261121T0400_companies';
import * as settings from './migrations/20261121T0410_company_settings';
import * as cities from './migrations/20261121T0420_company_cities';
import * as lists from './migrations/20261121T0811_companies_lists';
import * as credit from './migrations/20261122T0030_companies_credit';
import { companyModuleRoutes } from './settings/modules.routes';
import { resealCompanyCredentials } from './settings/reseal';
import { supplierSettingsRoutes } from './settings/supplier-settings.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { authenticateTokens } from './tokens/authenticate-tokens';
import { tokenRoutes } from './tokens/tokens.routes';

const resealQueue = 'reseal-company-credentials';

function secretsOf({ config }: Pick<Kernel, 'config'>) {
  return createSecrets(config.secretKey ?? '');
}

/** The companies the platform serves: their tree, their modules and suppliers, and their own systems' access. */
export const companiesServer: ServerModule = {
  name: 'companies',
  migrations: {
    '20261121T0400_companies': companies,
    '20261121T0410_company_settings': settings,
    '20261121T0420_company_cities': cities,
    '20261121T0811_companies_lists': lists,
    '20261122T0030_companies_credit': credit,
  },
  texts: { en, fr, ar },
  permissions: companiesPermissions,
  apiTokens: { prefix: tokenPrefix, authenticate: authenticateTokens },
  routes: (app, kernel) => {
    companyRoutes(app);
    companyExport(app);
    referenceRoutes(app);
    logoRoutes(app);
    companyModuleRoutes(app);
    supplierSettingsRoutes(app, secretsOf(kernel));
    tokenRoutes(app);
  },
  jobs: async (kernel) => {
    await kernel.jobs.queue(resealQueue, async () => {
      await resealCompanyCredentials(kernel, secretsOf(kernel));
    });
    // A new SECRET_KEY is read at a start, so a start is when rows may be due.
    await kernel.jobs.send(resealQueue, {});
  },
  demo: loadDemoCompanies,
};
