import { z } from 'zod';
import type { Routes } from '../context';
import { newId } from '../http/ids';
import { readData } from '../http/validate';
import { assumed } from './assumed';

const name = z.string().trim().min(1).max(100);
const customerBody = z.object({ email: z.email(), given_name: name, family_name: name });

/** The users by which bookings are filtered. */
export const customerRoutes: Routes = (app, { now }) => {
  app.post(assumed.customerUsers, (request, reply) => {
    const customer = readData(customerBody, request.body);
    reply.code(201);
    return {
      data: {
        id: newId('icu'),
        ...customer,
        live_mode: false,
        created_at: new Date(now()).toISOString(),
      },
    };
  });
};
