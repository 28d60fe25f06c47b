import type { SystemTaskType } from '@traveldesk/dashboard-contract';
import type { Translated } from '@traveldesk/shared-contract';
import type { Recorder, Tx } from '@traveldesk/shared-server';
import { factsOf } from './task.row';
import { insertTask, taskById } from './tasks.sql';

/** What a domain asks people to see to. */
export interface RaisedTask {
  /** What has happened, once: `hold:<id>`. The same cause raises one task, however often it is said. */
  cause: string;
  type: SystemTaskType;
  /** From the domain's own texts. */
  title: Translated;
  /** The company it is about; null for the platform itself. */
  clientId: string | null;
  project: string;
  department?: string;
  /** A day, `2026-11-30`. */
  dueOn?: string;
  assigneeId?: string;
}

/**
 * Raises a task in the transaction of what has caused it, so that there is never the one without the other. Answers
 * the task's id, or null when that cause has raised one before, be it open, done or being raised at this moment.
 */
export async function raiseTask(tx: Tx, record: Recorder, task: RaisedTask): Promise<string | null> {
  const { cause, type, title, clientId, project, department, dueOn, assigneeId } = task;
  const values = {
    title,
    type,
    status: 'open' as const,
    client_id: clientId,
    project,
    department: department ?? null,
    assignee_id: assigneeId ?? null,
    due_on: dueOn ?? null,
  };
  const id = await insertTask(tx, values, cause);
  if (id === null) return null;
  const row = await taskById(tx, id);
  record({ entity: 'task', id, action: 'create', after: { ...factsOf(row), cause } });
  return id;
}
