import { sql } from 'kysely';
import { systemChange, type Kernel, type Recorder, type Tx } from '@traveldesk/shared-server';
import { createTask } from '../create-task';
import { raisedTasks, staffTasks } from './demo.data';

const minute = 60 * 1000;
const day = 24 * 60 * minute;

/** Creates staff and system tasks, spread over the demo companies and people. Does nothing when any task exists. */
export async function createDemoTasks(kernel: Kernel): Promise<void> {
  await systemChange(kernel, async (tx, record) => {
    const any = await tx.selectFrom('tasks').select('id').limit(1).executeTakeFirst();
    if (any) return;
    await addStaffTasks(tx, record);
    await addSystemTasks(tx, record);
  });
}

async function addStaffTasks(tx: Tx, record: Recorder): Promise<void> {
  const companies = await idsOf(
    tx.selectFrom('companies').select('id').orderBy('search').orderBy('id').limit(12).execute(),
  );
  const people = await idsOf(
    tx.selectFrom('users').select('id').where('type', '=', 'staff').orderBy('email').limit(5).execute(),
  );
  for (const [index, [title, type, status, project, department, daysAgo, dueIn]] of staffTasks.entries()) {
    const { id } = await createTask(tx, record, null, {
      title,
      type,
      status,
      client_id: companies[index % companies.length] ?? null,
      project,
      department,
      assignee_id: index % 4 === 3 ? null : (people[index % people.length] ?? null),
      due_on: dueIn === null ? null : dayFromNow(dueIn),
    });
    await setBack(tx, id, daysAgo);
  }
}

async function addSystemTasks(tx: Tx, record: Recorder): Promise<void> {
  const companies = await idsOf(
    tx.selectFrom('companies').select('id').orderBy('search').orderBy('id').limit(4).execute(),
  );
  for (const [index, { reason, daysAgo, dueIn, dueInMinutes, ...task }] of raisedTasks.entries()) {
    const clientId = companies[index % companies.length];
    if (!clientId) return;
    const { id } = await createTask(tx, record, null, {
      ...task,
      cause: { kind: 'company', id: clientId, reason },
      client_id: clientId,
      ...(dueInMinutes
        ? { due_at: new Date(Date.now() + dueInMinutes * minute) }
        : { due_on: dayFromNow(dueIn) }),
    });
    await setBack(tx, id, daysAgo);
  }
}

/** Spreads creation dates over weeks, as in real use. */
async function setBack(tx: Tx, id: string, days: number): Promise<void> {
  const at = sql<Date>`now() - make_interval(days => ${days})`;
  await tx.updateTable('tasks').set({ created_at: at, updated_at: at }).where('id', '=', id).execute();
}

async function idsOf(rows: Promise<{ id: string }[]>): Promise<string[]> {
  return (await rows).map(({ id }) => id);
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * day).toISOString().slice(0, 10);
}
