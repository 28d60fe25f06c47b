import './companies.tables';

export { companiesServer } from './companies.server';
export { companyScope, seesAllCompanies, type CompanyScope, type Scoped } from './companies/scope';
export { findCompany } from './companies/companies.sql';
export { keptCount } from './companies/companies.count.sql';
export { modulesOfUser } from './settings/modules-of-user';
export { companyConnectionOf, sellersOf, type Seller } from './settings/selling';
