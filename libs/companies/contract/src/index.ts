export { companiesPermissions, companyPermissions, companyReaders, companyViewers } from './permissions';
export { companyPaths } from './paths';
export {
  companyStatuses,
  companyTypes,
  noParent,
  type CompanyStatus,
  type CompanyType,
} from './company.kinds';
export {
  companyExportQuerySchema,
  companyInputSchema,
  companyPageSchema,
  companyQuerySchema,
  companySchema,
  type Company,
  type CompanyExportQuery,
  type CompanyField,
  type CompanyInput,
  type CompanyQuery,
} from './company';
export { companyTypesSchema } from './company-type';
export {
  logoDoneSchema,
  logoInputSchema,
  logoMaxBytes,
  logoMaxPixels,
  logoParams,
  logoTypes,
  type LogoType,
} from './logo';
export {
  companyModulesSchema,
  moduleChoiceSchema,
  modulesDoneSchema,
  modulesWithSuppliersSchema,
  type CompanyModules,
  type ModuleChoice,
  type ModulesWithSuppliers,
  type ModuleWithSuppliers,
} from './company-modules';
export {
  airlineModes,
  cabins,
  companySuppliersSchema,
  supplierSettingsDoneSchema,
  supplierSettingsInputSchema,
  supplierSettingsParams,
  supplierSettingsSchema,
  type Cabin,
  type CompanySupplier,
  type SupplierSettings,
  type SupplierSettingsInput,
} from './supplier-settings';
export {
  companyTokenSchema,
  companyTokensSchema,
  generatedTokenSchema,
  tokenInputSchema,
  tokenParams,
  tokenPrefix,
  tokenScopes,
  tokensPerCompany,
  type CompanyToken,
  type GeneratedToken,
  type TokenEnd,
  type TokenInput,
  type TokenScope,
} from './company-token';
