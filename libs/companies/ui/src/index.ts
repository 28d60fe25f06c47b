export { CompanyFilter } from './CompanyFilter';
export { CompanySelect, companyOption } from './CompanySelect';
export { useCompaniesPickedQuery } from './company-picker.api';
