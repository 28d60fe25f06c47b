import { z } from 'zod';
import { doneOf, filterSchema, idSchema, pageOf, pageQuery } from '@traveldesk/shared-contract';
import { bookedTravellerSchema, travellerInputSchema } from './traveller';

/** A saved traveler of a company. `document` is set if a passport is stored, sealed, for offers that require one. */
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
/** `document`: null removes the passport. `keep_document`: leaves it unchanged, as its number is never returned. */
export const savedTravellerInputSchema = travellerInputSchema
  .omit({ type: true, adult: true, save: true, saved_id: true })
  .extend({ company_id: idSchema, keep_document: z.boolean() });
export const savedTravellerDoneSchema = doneOf(savedTravellerSchema);
export type SavedTraveller = z.infer<typeof savedTravellerSchema>;
export type SavedTravellerInput = z.infer<typeof savedTravellerInputSchema>;
export type SavedTravellerQuery = z.infer<typeof savedTravellerQuerySchema>;
