export {
  supplierStatuses,
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
  type SupplierQuery,
  type SupplierStatus,
  type TypedConnection,
} from './supplier';
export {
  supplierProtocolsSchema,
  type ProtocolProblem,
  type SupplierProtocol,
  type SupplierProtocols,
} from './protocol';
export { flightsOnlyFields, isFlightModule } from './flights-only';
export { singleNameRules, type SingleNameRule } from './single-name';
export {
  supplierTestOutcomes,
  supplierTestDoneSchema,
  type SupplierTest,
  type SupplierTestOutcome,
} from './supplier-test';
export {
  protocolReaders,
  supplierListers,
  supplierPermissions,
  suppliersPermissions,
  supplierReaders,
} from './permissions';
export { supplierPaths } from './paths';
export { supplierUseSchema, type SupplierUse } from './supplier-use';
export {
  endLineSchema,
  ndjsonType,
  searchedSupplierSchema,
  slowAfterMs,
  supplierLineSchema,
  type EndLine,
  type SearchedSupplier,
  type SupplierFailure,
  type SupplierLine,
  type SupplierState,
} from './search-lines';
