import { companyIn, type ServerModule } from '@traveldesk/shared-server';
import { tasksPermissions } from '@traveldesk/tasks-contract';
import { createDemoTasks } from './demo/demo';
import { searchedTasks } from './tasks.searched';
import * as compact from './migrations/20261129T1857_tasks_compact';
import * as comments from './migrations/20261201T1200_tasks_comments';
import * as tasks from './migrations/20261121T0500_tasks';
import * as lists from './migrations/20261121T0900_tasks_lists';
import * as cause from './migrations/20261122T1500_tasks_cause';
import * as approvals from './migrations/20261123T0250_tasks_approvals';
import * as money from './migrations/20261123T0340_tasks_money';
import { commentRoutes } from './comments/comments.routes';
import { taskHistory } from './task-history';
import { taskFinder } from './task-finder';
import { taskExport } from './tasks.export';
import { taskRoutes } from './tasks.routes';
import './tasks.table';
import ar from './texts/ar.json';
import en from './texts/en.json';
import fr from './texts/fr.json';

export { createTask, type NewTask } from './create-task';
export { settleTasks } from './settle-tasks';
export type { GoneCause, TaskCause } from './tasks.sql';

/** The tasks domain: work for people, created by staff or raised by the product. */
export const tasksServer: ServerModule = {
  name: 'tasks',
  migrations: {
    '20261121T0500_tasks': tasks,
    '20261121T0900_tasks_lists': lists,
    '20261122T1500_tasks_cause': cause,
    '20261123T0250_tasks_approvals': approvals,
    '20261123T0340_tasks_money': money,
    '20261129T1857_tasks_compact': compact,
    '20261201T1200_tasks_comments': comments,
  },
  searched: [searchedTasks],
  texts: { en, fr, ar },
  constraints: {
    tasks_client: { field: 'client_id', code: 'task_client_unknown' },
    task_comments_author: { field: 'text', code: 'task_assignee_unknown' },
    task_mentions_user: { field: 'text', code: 'task_mention_unknown' },
    tasks_open_of_cause: { field: 'status', code: 'task_cause_open' },
    tasks_assignee: { field: 'assignee_id', code: 'task_assignee_unknown' },
  },
  permissions: tasksPermissions,
  finders: { task: taskFinder },
  routes: (app) => {
    taskRoutes(app);
    commentRoutes(app);
    taskExport(app);
  },
  histories: { task: taskHistory },
  companiesOf: { task: companyIn('tasks', 'client_id') },
  demo: createDemoTasks,
};
