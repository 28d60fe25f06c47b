export { CompanyField } from './CompanyField';
export { CompanyFilter } from './CompanyFilter';
export { CompanySelect, companyOption } from './CompanySelect';
export { useCompaniesPickedQuery } from './company-picker.api';
export { useChoosesCompany } from './useChoosesCompany';
