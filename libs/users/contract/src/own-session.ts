import { z } from 'zod';
import { idSchema } from '@traveldesk/shared-contract';

/** Paths below the API's base path; `id` is a session's key, or `:id` where routes are declared. */
export const sessionPaths = {
  own: '/sessions',
  others: '/sessions/end-others',
  one: (id: string) => `/sessions/${id}`,
};

/** A session of the user. `used_at` is exact to the minute; `current` marks the caller's own session. */
const ownSessionSchema = z.object({
  id: idSchema,
  started_at: z.iso.datetime(),
  used_at: z.iso.datetime(),
  /** The network address at sign-in. */
  address: z.string().nullable(),
  /** The user agent at sign-in. */
  agent: z.string().nullable(),
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** GET /sessions: the caller's open sessions, last used first. */
export const ownSessionsSchema = z.object({ data: z.array(ownSessionSchema) });
export type OwnSessions = z.infer<typeof ownSessionsSchema>;
