import type { Screens } from '@traveldesk/shared-contract';
import { taskPermissions } from '../permissions';
import type menu from './menu/texts/en.json';

export const tasksScreens = {
  tasks: { path: '/tasks', permission: taskPermissions.list, label: 'tasks', menu: 'overview' },
  'tasks-create': { path: '/tasks/create', permission: taskPermissions.create, label: 'addTask' },
  'tasks-view': { path: '/tasks/view/:id', permission: [taskPermissions.list, taskPermissions.update] },
  'tasks-edit': { path: '/tasks/edit/:id', permission: taskPermissions.update },
} as const satisfies Screens<typeof menu>;
