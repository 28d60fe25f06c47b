export {
  supplierStatuses,
  supplierProtocols,
  supplierTimeout,
  supplierConcurrency,
  credentialsShown,
  credentialsSchema,
  supplierExportQuerySchema,
  supplierConnectionSchema,
  supplierInputSchema,
  supplierSchema,
  supplierCredentialsSchema,
  supplierQuerySchema,
  supplierPageSchema,
  type Supplier,
  type SupplierCredentials,
  type SupplierExportQuery,
  type SupplierInput,
  type SupplierProtocol,
  type SupplierQuery,
  type SupplierStatus,
  type TypedConnection,
} from './supplier';
export { singleNameRules, type SingleNameRule } from './single-name';
export {
  supplierTestOutcomes,
  supplierTestDoneSchema,
  type SupplierTest,
  type SupplierTestOutcome,
} from './supplier-test';
export { supplierListers, supplierPermissions, suppliersPermissions, supplierReaders } from './permissions';
export { supplierPaths } from './paths';
