import { z } from 'zod';
import { languages } from '@traveldesk/shared-contract';

/** Maximum offers in one text for a client. */
export const maxClientTextOffers = 10;

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/**
 * GET /flights/client-text: offers as the caller was shown them, as a text for their client. `offers` are ids joined by dots; `language` is
 * the client's, independent of the caller's. Errors are those of sharing each offer.
 */
export const clientTextQuerySchema = z.strictObject({
  offers: z.string().regex(new RegExp(`^${id}(?:\\.${id}){0,${maxClientTextOffers - 1}}$`)),
  language: z.enum(languages),
});

export const clientTextSchema = z.object({ subject: z.string(), text: z.string() });
export type ClientText = z.infer<typeof clientTextSchema>;
