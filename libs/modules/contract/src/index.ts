export {
  moduleExportQuerySchema,
  moduleInputSchema,
  moduleSchema,
  moduleQuerySchema,
  modulePageSchema,
  type Module,
  type ModuleInput,
  type ModuleQuery,
} from './module';
export { moduleStatuses, type ModuleStatus } from './module.kinds';
export { modulePermissions, modulesPermissions, moduleReaders } from './permissions';
export { modulePaths } from './paths';
