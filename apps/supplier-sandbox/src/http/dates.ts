import { z } from 'zod';

/** A calendar day, `2026-12-01`; `Date` would read February 30 as a day in March. */
export const dateText = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .refine((text) => isDay(text), { message: 'No such date', params: { code: 'validation_format' } });

function isDay(text: string): boolean {
  const at = Date.parse(text);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
