import { z } from 'zod';
import { taskInputSchema } from '@traveldesk/tasks-contract';

const nothing = (value: unknown) => (value === '' || value === undefined ? null : value);
const {
  client_id: clientId,
  department,
  assignee_id: assigneeId,
  due_on: dueOn,
  description,
} = taskInputSchema.shape;

/** The contract's schema for form values: empty optional fields become null. */
export const taskFormSchema = taskInputSchema.extend({
  client_id: z.preprocess(nothing, clientId),
  department: z.preprocess(nothing, department),
  assignee_id: z.preprocess(nothing, assigneeId),
  due_on: z.preprocess(nothing, dueOn),
  description: z.preprocess(
    (value) => nothing(typeof value === 'string' ? value.trim() : value),
    description,
  ),
});
