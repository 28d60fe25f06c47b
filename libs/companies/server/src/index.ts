import './companies.tables';

export { companiesServer } from './companies.server';
export { companyScope, seesAllCompanies, type Scoped } from './companies/scope';
export { registerCompanyMoneyHooks, type CompanyMoneyHooks } from './companies/company-money-hooks';
export { countryOfCompany } from './companies/company-country';
export { issuerOf, type Issuer } from './companies/issuer';
export { companyName, isSuspended } from './companies/open';
export { seesDetails } from './companies/viewers';
export { companyOffice } from './companies/office.sql';
export { findCompany } from './companies/companies.sql';
export { keptCount } from './companies/companies.count.sql';
export { makerOfToken } from './tokens/tokens.sql';
export { modulesOfUser } from './settings/modules-of-user';
export { buyerOf, type Buyer } from './settings/buyer';
export { companyAccounts, companyCalls, type CallTools } from './settings/company-calls';
export { companyConnectionOf, hasOwnAccess, sellersOf, type Seller } from './settings/selling';
