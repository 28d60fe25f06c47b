export { taskPermissions, taskReaders, tasksPermissions } from './permissions';
export { taskPaths } from './paths';
export {
  staffTaskTypes,
  taskAssignments,
  taskDues,
  systemTaskTypes,
  taskStatusColors,
  taskStatuses,
  taskTypes,
  type SystemTaskType,
  type TaskDue,
  type TaskStatus,
  type TaskType,
} from './task.kinds';
export {
  descriptionLength,
  taskExportQuerySchema,
  taskInputSchema,
  taskPageSchema,
  taskQuerySchema,
  taskRecordSchema,
  type Task,
  type TaskExportQuery,
  type TaskInput,
  type TaskQuery,
  type TaskRecord,
} from './task';
export {
  commentDoneSchema,
  commentInputSchema,
  commentLength,
  commentPageSchema,
  commentQuerySchema,
  mentionOf,
  mentionPattern,
  taskPeopleQuerySchema,
  taskPeopleSchema,
  type CommentInput,
  type TaskComment,
  type TaskPerson,
} from './comment';
