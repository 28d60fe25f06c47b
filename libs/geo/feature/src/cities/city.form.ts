import { z } from 'zod';
import { cityInputSchema } from '@traveldesk/geo-contract';

/** The contract's city as a form holds it: no code is an empty field, and null to the API. */
export const cityFormSchema = cityInputSchema.extend({
  code: z.preprocess((code) => code || null, cityInputSchema.shape.code),
});
