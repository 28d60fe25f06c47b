export {
  moduleStatuses,
  moduleExportQuerySchema,
  moduleInputSchema,
  moduleSchema,
  moduleQuerySchema,
  modulePageSchema,
  type Module,
  type ModuleInput,
  type ModuleQuery,
  type ModuleStatus,
} from './module';
export { modulePermissions, modulesPermissions, moduleReaders } from './permissions';
export { modulePaths } from './paths';
