import { z } from 'zod';
import { airportInputSchema } from '@traveldesk/geo-contract';

/** The contract's airport as a form holds it: no ICAO code is an empty field, and null to the API. */
export const airportFormSchema = airportInputSchema.extend({
  icao: z.preprocess((icao) => icao || null, airportInputSchema.shape.icao),
});
