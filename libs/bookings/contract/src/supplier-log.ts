import { z } from 'zod';
import { idSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { operationKinds } from './booking.kinds';

/** GET /flights/bookings/{id}/supplier-log: masked exchanges (SECURITY 53), newest first. */
export const supplierLogSchema = pageOf(
  z.object({
    id: idSchema,
    method: z.string(),
    path: z.string(),
    status: z.number().int().nullable(),
    failure: z.string().nullable(),
    sent: z.unknown(),
    received: z.unknown(),
    operation: z.enum(operationKinds).nullable(),
    at: z.iso.datetime(),
  }),
);
export const supplierLogQuerySchema = pageQuery(['at']).omit({ sort: true });
