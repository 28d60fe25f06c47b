import { z } from 'zod';
import { taskInputSchema } from '@traveldesk/tasks-contract';

const nothing = (value: unknown) => (value === '' || value === undefined ? null : value);
const { client_id: clientId, department, assignee_id: assigneeId, due_on: dueOn } = taskInputSchema.shape;

/** The contract's task as a form holds it: what a task may lack is an empty field, and null to the API. */
export const taskFormSchema = taskInputSchema.extend({
  client_id: z.preprocess(nothing, clientId),
  department: z.preprocess(nothing, department),
  assignee_id: z.preprocess(nothing, assigneeId),
  due_on: z.preprocess(nothing, dueOn),
});
