import { z } from 'zod';
import { nameSchema } from './text';

/** A name in the three languages (SPECIFICATION 1), each of them required. */
export const translatedSchema = z.strictObject({ en: nameSchema, fr: nameSchema, ar: nameSchema });
