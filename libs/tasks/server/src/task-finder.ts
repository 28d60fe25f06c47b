import type { Finder } from '@traveldesk/shared-server';
import { taskReaders } from '@traveldesk/tasks-contract';
import { tasksScreens } from '@traveldesk/tasks-contract/manifest/screens';
import { addressOf } from '@traveldesk/shared-contract';
import { titleOf } from './task.row';
import { findTasks } from './tasks.sql';

/** Search for tasks by title in the global search. */
export const taskFinder: Finder = {
  path: (id) => addressOf(tasksScreens['tasks-view'], id),
  permission: taskReaders,
  find: async ({ db }, actor, { text, language, most }) => {
    const reader = { now: new Date(), timeZone: 'UTC', language };
    const { data } = await findTasks(db, actor, { title: text, page: 1, per_page: most }, reader);
    return data.map((row) => ({ id: row.id, name: titleOf(row)[language] }));
  },
};
