import { z } from 'zod';

/** At most 50 keys of 40 characters with values of 500 (SUPPLIER 5). */
export const metadataBody = z
  .record(z.string().regex(/^[A-Za-z0-9_-]{1,40}$/), z.string().max(500))
  .refine((metadata) => Object.keys(metadata).length <= 50, 'There are more than 50 keys');
