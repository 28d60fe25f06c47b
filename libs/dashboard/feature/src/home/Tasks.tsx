// A file of its own: what tasks need comes after the statistics, and no list of another domain loads it.
export { RecentTasks } from '@traveldesk/tasks-ui';
