import { z } from 'zod';

/**
 * An instant with its zone, as a caller sends one: within the years 1 to 9999 in UTC too, which is where its zone may lead out of. What
 * is outside of them a database keeps, and no answer can say.
 */
export const instantSchema = z.iso.datetime({ offset: true, abort: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
});
