import { z } from 'zod';
import {
  daySchema,
  filterSchema,
  idSchema,
  lineSchema,
  linesSchema,
  nameSchema,
  pageOf,
  pageQuery,
} from '@traveldesk/shared-contract';
import { taskAssignments, taskDues, taskStatuses, taskStatusColors, taskTypes } from './task.kinds';

export const descriptionLength = 5_000;

/**
 * The input of a task. Without a client it concerns the platform itself. `due_on` is a day, such as `2026-11-30`. System types cannot be
 * chosen, but stay on tasks that the system raised. A change without a description keeps it, for programs that do not know the field.
 */
export const taskInputSchema = z.strictObject({
  title: lineSchema(200),
  type: z.enum(taskTypes),
  status: z.enum(taskStatuses),
  client_id: idSchema.nullable(),
  project: nameSchema,
  department: nameSchema.nullable(),
  assignee_id: idSchema.nullable(),
  due_on: daySchema.nullable(),
  description: linesSchema(descriptionLength).nullable().optional(),
});

/**
 * The record that a system task is about, by its name for the caller; `path` opens it, and is null for callers who may not. Null altogether
 * for a record outside the caller's scope.
 */
const taskAboutSchema = z.object({
  kind: z.string(),
  id: idSchema,
  name: z.string(),
  path: z.string().nullable(),
  /** Why a request was made, in its author's words; told to those who may open it. */
  reason: z.string().optional(),
});

/**
 * A task in API responses (SPECIFICATION 3). Names of type and status, and titles of system tasks, are in the caller's language. The
 * client's id is null when the platform is the client.
 */
export const taskSchema = z.object({
  id: idSchema,
  title: z.string(),
  type: z.object({ key: z.enum(taskTypes), name: z.string() }),
  status: z.object({
    key: z.enum(taskStatuses),
    name: z.string(),
    color: z.enum(Object.values(taskStatusColors)),
  }),
  job: z.object({
    project: z.object({
      name: z.string(),
      client: z.object({ id: idSchema.nullable(), name: z.string() }),
    }),
    department: z.object({ name: z.string() }).optional(),
  }),
  assignee: z.object({ id: idSchema, name: z.string() }).nullable(),
  due_on: z.iso.date().nullable(),
  /** The instant on that day, if known. */
  due_at: z.iso.datetime().nullable(),
  about: taskAboutSchema.nullable(),
  /** True for tasks raised by the system. */
  raised: z.boolean(),
  /** True if comments would be lost with the task, so that its deletion cannot be undone. */
  commented: z.boolean(),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

/** One task; lists leave the description out. */
export const taskRecordSchema = taskSchema.extend({ description: z.string().nullable() });

export const taskPageSchema = pageOf(taskSchema);

const taskSorts = [
  'title',
  'type',
  'status',
  'client',
  'project',
  'assignee',
  'due_on',
  'created_at',
  'updated_at',
] as const;

/**
 * The query of the list, newest first by default. `title` matches anywhere, ignoring accents and case. Types and statuses sort in the order
 * of their lists, from open to canceled; tasks without a client or an assignee sort last. Due dates are filtered by the day in the header
 * `Time-Zone`, and weeks begin as in the caller's language. An assignee whom the caller may not see has no tasks.
 */
export const taskQuerySchema = pageQuery(taskSorts).extend({
  title: filterSchema(120).optional(),
  type: z.enum(taskTypes).optional(),
  status: z.enum(taskStatuses).optional(),
  assigned: z.enum(taskAssignments).optional(),
  assignee_id: idSchema.optional(),
  due: z.enum(taskDues).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const taskExportQuerySchema = taskQuerySchema.omit({ page: true, per_page: true });

export type Task = z.infer<typeof taskSchema>;
export type TaskRecord = z.infer<typeof taskRecordSchema>;
export type TaskInput = z.infer<typeof taskInputSchema>;
export type TaskQuery = z.infer<typeof taskQuerySchema>;
export type TaskExportQuery = z.infer<typeof taskExportQuerySchema>;
