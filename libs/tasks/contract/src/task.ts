import { z } from 'zod';
import {
  daySchema,
  filterSchema,
  idSchema,
  lineSchema,
  nameSchema,
  pageOf,
  pageQuery,
} from '@traveldesk/shared-contract';
import { taskStatuses, taskStatusColors, taskTypes } from './task.kinds';

/**
 * What staff write of a task. Without a client it is the platform's own affair. `due_on` is a day, `2026-11-30`.
 * A type of the system cannot be chosen, and stays with the task that the system has given it.
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
});

/**
 * The record that a task of the system is about, by the name that it has for the caller; `path` is the screen that opens
 * it, and null for those who may not. What is out of sight is not there at all.
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
 * A task as the API answers it (SPECIFICATION 3). The names of type and status, and the title of a task that the
 * system has raised, are in the caller's language. The client's id is null where the platform itself is the client.
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
  /** The instant of that day, where it is known. */
  due_at: z.iso.datetime().nullable(),
  about: taskAboutSchema.nullable(),
  /** Made by the system, and not by staff. */
  raised: z.boolean(),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});

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
 * The query of the list, the newest first. `title` is found anywhere in the title, whatever its accents and case. Types
 * and statuses are sorted in the order of their lists, from open to cancelled; tasks of the platform itself come after
 * those of clients, and tasks of nobody after those that somebody sees to.
 */
export const taskQuerySchema = pageQuery(taskSorts).extend({
  title: filterSchema(120).optional(),
  type: z.enum(taskTypes).optional(),
  status: z.enum(taskStatuses).optional(),
});

/** The query of the export: the filters and the order of the list, without a page. */
export const taskExportQuerySchema = taskQuerySchema.omit({ page: true, per_page: true });

export type Task = z.infer<typeof taskSchema>;
export type TaskInput = z.infer<typeof taskInputSchema>;
export type TaskQuery = z.infer<typeof taskQuerySchema>;
export type TaskExportQuery = z.infer<typeof taskExportQuerySchema>;
