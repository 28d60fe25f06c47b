import { z } from 'zod';
import { cityFields, wholePoint } from '@traveldesk/geo-contract';

/** The contract's schema for form values: an empty code becomes null. */
export const cityFormSchema = wholePoint(
  cityFields.extend({ code: z.preprocess((code) => code || null, cityFields.shape.code) }),
);
