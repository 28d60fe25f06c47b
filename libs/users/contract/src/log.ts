import { z } from 'zod';
import { historyEntrySchema, historyQuerySchema, pageOf } from '@traveldesk/shared-contract';

/** One action of a user: a history entry with its record. */
const userLogSchema = historyEntrySchema.extend({ entity: z.string(), entity_id: z.string() });

export const userLogPageSchema = pageOf(userLogSchema);
export const userLogQuerySchema = historyQuerySchema;
export type UserLog = z.infer<typeof userLogSchema>;
