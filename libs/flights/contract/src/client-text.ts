import { z } from 'zod';
import { languages } from '@traveldesk/shared-contract';

/** So many offers are put before a client at once. */
export const clientTextLimit = 10;

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * GET /flights/client-text: offers as the caller was shown them, as a text for their client. `offers` are ids, joined by dots;
 * `language` is the client's, whatever the caller's is. Throws what sharing any of them would throw.
 */
export const clientTextQuerySchema = z.strictObject({
  offers: z.string().regex(new RegExp(`^${id}(?:\\.${id}){0,${clientTextLimit - 1}}$`)),
  language: z.enum(languages),
});

export const clientTextSchema = z.object({ subject: z.string(), text: z.string() });
export type ClientText = z.infer<typeof clientTextSchema>;
