import { companiesPermissions, tokenPrefix } from '@traveldesk/companies-contract';
import { companyIn, type ServerModule } from '@traveldesk/shared-server';
import { registerKeptCredentials } from '@traveldesk/suppliers-server';
import { companyFinder } from './companies/company-finder';
import { companyHistory } from './companies/company-history';
import { companyKind } from './companies/company-kind';
import { companyExport } from './companies/companies.export';
import { companyRoutes } from './companies/companies.routes';
import { referenceRoutes } from './companies/reference.routes';
import { loadDemoCompanies } from './demo';
import { logoRoutes } from './logos/logos.routes';
import * as companies from './migrations/20261121T0400_companies';
import * as settings from './migrations/20261121T0410_company_settings';
import * as cities from './migrations/20261121T0420_company_cities';
import * as lists from './migrations/20261121T0811_companies_lists';
import * as tokenMakers from './migrations/20261122T1210_token_makers';
import * as ownAccessAddress from './migrations/20261122T1221_own_access_address';
import * as credit from './migrations/20261122T0030_companies_credit';
import * as creditGone from './migrations/20261123T0353_companies_credit_gone';
import * as compact from './migrations/20261129T1853_companies_compact';
import * as offices from './migrations/20261130T0320_company_offices';
import * as tokenProducts from './migrations/20261130T0610_token_products';
import { searchedCompanies } from './companies/companies.searched';
import * as tokenEnds from './migrations/20261129T1440_token_ends';
import { companyModuleRoutes } from './settings/modules.routes';
import { ownAccess } from './settings/own-access';
import { resealCompanyCredentials } from './settings/reseal';
import { supplierSettingsRoutes } from './settings/supplier-settings.routes';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';
import { authenticateTokens } from './tokens/authenticate-tokens';
import { endTokensOfCompany, endTokensOfMaker } from './tokens/token-ends';
import { tokenRoutes } from './tokens/tokens.routes';

const resealQueue = 'reseal-company-credentials';

/** The companies domain: companies, their tree, modules, suppliers and API tokens. */
export const companiesServer: ServerModule = {
  name: 'companies',
  migrations: {
    '20261121T0400_companies': companies,
    '20261121T0410_company_settings': settings,
    '20261121T0420_company_cities': cities,
    '20261121T0811_companies_lists': lists,
    '20261122T0030_companies_credit': credit,
    '20261122T1210_token_makers': tokenMakers,
    '20261122T1221_own_access_address': ownAccessAddress,
    '20261123T0353_companies_credit_gone': creditGone,
    '20261129T1440_token_ends': tokenEnds,
    '20261129T1853_companies_compact': compact,
    '20261130T0320_company_offices': offices,
    '20261130T0610_token_products': tokenProducts,
  },
  searched: [searchedCompanies],
  texts: { en, fr, ar },
  constraints: {
    companies_country: { field: 'country_id', code: 'company_country_unknown' },
    companies_city: { field: 'city_id', code: 'company_city_unknown' },
    companies_parent: { field: 'parent_id', code: 'company_parent_unknown' },
    company_modules_module_id_fkey: { field: 'modules', code: 'module_unknown' },
    company_suppliers_supplier_id_fkey: { field: 'modules', code: 'module_supplier_unknown' },
  },
  permissions: companiesPermissions,
  apiTokens: { prefix: tokenPrefix, authenticate: authenticateTokens },
  tools: () => ({ companies: { moneyHooks: [] } }),
  userChanged: () => endTokensOfMaker,
  companyStatusChanged: endTokensOfCompany,
  contribute: (kernel) => registerKeptCredentials(kernel, ownAccess),
  routes: (app, kernel) => {
    companyRoutes(app);
    companyExport(app);
    referenceRoutes(app);
    logoRoutes(app);
    companyModuleRoutes(app);
    supplierSettingsRoutes(app, kernel.secrets);
    tokenRoutes(app);
  },
  jobs: async (kernel) => {
    await kernel.jobs.queue(resealQueue, async () => {
      await resealCompanyCredentials(kernel, kernel.secrets);
    });
    // A new SECRET_KEY takes effect at a start, so re-encrypt outdated rows then.
    await kernel.jobs.send(resealQueue, {});
  },
  histories: { company: companyHistory },
  recordKinds: { company: companyKind },
  finders: { company: companyFinder },
  companiesOf: { company: companyIn('companies', 'id') },
  demo: loadDemoCompanies,
};
