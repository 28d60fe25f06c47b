export { RecentTasks } from './RecentTasks';
export { TaskAbout } from './TaskAbout';
export { TaskDue } from './TaskDue';
export { TaskStatus } from './TaskStatus';
