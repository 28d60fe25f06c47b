import { z } from 'zod';

/** A day in a request, such as `2026-12-31`, within the years 1 to 9999, because databases reject the year 0000. */
export const daySchema = z.iso.date().regex(/^(?!0000)/);
