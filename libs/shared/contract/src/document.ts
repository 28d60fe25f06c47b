import { z } from 'zod';
import { languages } from './language';

/** The query of a document as PDF: its language, the caller's own by default. */
export const documentQuerySchema = z.strictObject({ language: z.enum(languages).optional() });
