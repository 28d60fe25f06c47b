import { z } from 'zod';
import { cityFields, wholePoint } from '@traveldesk/geo-contract';

/** The contract's city as a form holds it: no code is an empty field, and null to the API. */
export const cityFormSchema = wholePoint(
  cityFields.extend({ code: z.preprocess((code) => code || null, cityFields.shape.code) }),
);
