export { CompanySelect, companyOption, type CompanySelectProps } from './CompanySelect';
