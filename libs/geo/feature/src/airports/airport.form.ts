import { z } from 'zod';
import { airportInputSchema } from '@traveldesk/geo-contract';

const nothing = (value: unknown) => value || null;
const { icao, name_fr: nameFr, name_ar: nameAr } = airportInputSchema.shape;

/** The contract's airport as a form holds it: what an airport may lack is an empty field, and null to the API. */
export const airportFormSchema = airportInputSchema.extend({
  icao: z.preprocess(nothing, icao),
  name_fr: z.preprocess(nothing, nameFr),
  name_ar: z.preprocess(nothing, nameAr),
});
