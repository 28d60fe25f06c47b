export { dashboardPermissions, taskPermissions, taskReaders } from './permissions';
export { statisticsPath, taskPaths } from './paths';
export { statisticsSchema, type Statistics } from './statistics';
export {
  staffTaskTypes,
  systemTaskTypes,
  taskStatusColors,
  taskStatuses,
  taskTypes,
  type SystemTaskType,
  type TaskStatus,
  type TaskType,
} from './task.kinds';
export {
  taskExportQuerySchema,
  taskInputSchema,
  taskPageSchema,
  taskQuerySchema,
  taskSchema,
  type Task,
  type TaskExportQuery,
  type TaskInput,
  type TaskQuery,
} from './task';
