import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';

/** Paths below the API's base path; `id` is a session's key, or `:id` where routes are declared. */
export const sessionPaths = { own: '/sessions', one: (id: string) => `/sessions/${id}` };

/** One place where the user is signed in. `used_at` is exact to the minute; `current` is the caller's own. */
const ownSessionSchema = z.object({
  id: idSchema,
  started_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
  /** The network address of the sign-in. */
  address: z.string().nullable(),
  /** What the browser said of itself at the sign-in. */
  agent: z.string().nullable(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** GET /sessions: all of one's own that are not over, the last used first. */
export const ownSessionsSchema = z.object({ data: z.array(ownSessionSchema) });
export type OwnSessions = z.infer<typeof ownSessionsSchema>;
