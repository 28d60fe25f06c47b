export { taskPermissions, taskReaders, tasksPermissions } from './permissions';
export { taskPaths } from './paths';
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
