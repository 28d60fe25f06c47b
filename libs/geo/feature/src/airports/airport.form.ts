import { z } from 'zod';
import { airportInputSchema } from '@traveldesk/geo-contract';

const nothing = (value: unknown) => value || null;
const { icao, name_fr: nameFr, name_ar: nameAr } = airportInputSchema.shape;

/** The contract's schema for form values: empty optional fields become null. */
export const airportFormSchema = airportInputSchema.extend({
  icao: z.preprocess(nothing, icao),
  name_fr: z.preprocess(nothing, nameFr),
  name_ar: z.preprocess(nothing, nameAr),
});
