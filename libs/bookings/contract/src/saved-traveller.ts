import { z } from 'zod';
import { doneOf, filterSchema, idSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { bookedTravellerSchema, travellerInputSchema } from './traveller';

/** Somebody whom a company books for again. `has_document`: a passport is kept, sealed; it is used where an offer demands one. */
export const savedTravellerSchema = bookedTravellerSchema.omit({ adult_id: true, type: true }).extend({
  company: z.object({ id: idSchema, name: z.string() }),
  version: z.number().int().positive(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export const savedTravellerPageSchema = pageOf(savedTravellerSchema);
export const savedTravellerQuerySchema = pageQuery(['name', 'created_at']).extend({
  name: filterSchema(80).optional(),
  company_id: idSchema.optional(),
});
/** `document`: null leaves none. `keep_document`: what is kept stays as it is, as its number is never answered. */
export const savedTravellerInputSchema = travellerInputSchema
  .omit({ type: true, adult: true, save: true, saved_id: true })
  .extend({ company_id: idSchema, keep_document: z.boolean() });
export const savedTravellerDoneSchema = doneOf(savedTravellerSchema);
export type SavedTraveller = z.infer<typeof savedTravellerSchema>;
export type SavedTravellerInput = z.infer<typeof savedTravellerInputSchema>;
export type SavedTravellerQuery = z.infer<typeof savedTravellerQuerySchema>;
