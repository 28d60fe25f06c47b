export { RecentTasks } from './RecentTasks';
export { TaskAbout } from './TaskAbout';
export { TaskDue } from './TaskDue';
export { TaskStatus } from './TaskStatus';
export { useTaskActions } from './task.actions';
export { taskInputOf } from './task-input';
export { useTasksCreateTaskMutation } from './task-writes.api';
