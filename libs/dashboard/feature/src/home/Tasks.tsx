// A separate file, so that tasks load after the statistics, and without the list of any other domain.
export { RecentTasks } from '@traveldesk/tasks-ui';
