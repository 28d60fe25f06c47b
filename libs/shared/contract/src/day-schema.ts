import { z } from 'zod';

/** A day, `2026-12-31`, as a caller sends one: within the years 1 to 9999. There is no year 0000, and no database knows one. */
export const daySchema = z.iso.date().regex(/^(?!0000)/);
