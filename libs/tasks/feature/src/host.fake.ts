import type { MockRoutes } from '@traveldesk/shared-testing/web';
import { fakeTasks, task } from './tasks/tasks.fake';

const contract = task({ id: '0198f000-0000-7000-8000-0000000000a2', title: 'Send the contract' });

/** The fake API of `nx serve tasks-feature`. */
export const hostRoutes = (): MockRoutes => ({ ...fakeTasks([task(), contract]).routes });
