import { z } from 'zod';

/**
 * An instant with an offset in a request, whose year is 1 to 9999 in UTC too. Databases would store other years, but responses cannot
 * represent them.
 */
export const instantSchema = z.iso.datetime({ offset: true, abort: true }).refine((text) => {
  const year = new Date(text).getUTCFullYear();
  return year >= 1 && year <= 9999;
});
