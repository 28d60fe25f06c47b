import { z } from 'zod';
import { doneOf, fileSchema } from '@traveldesk/shared-contract';

/**
 * Types of logos, detected from the content and never from the file name. SVG is excluded, because it can contain scripts (SECURITY 43).
 */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type LogoType = (typeof logoTypes)[number];

export const logoMaxBytes = 512 * 1024;

/** A picture of few bytes can have billions of pixels, which would take all memory where it is printed. */
export const logoMaxPixels = 16_000_000;

/** PUT /companies/{id}/logo. */
export const logoInputSchema = z.strictObject({
  content: fileSchema({ maxBytes: logoMaxBytes, tooLarge: 'logo_too_large', wrong: 'logo_type' }),
});

/** `logo` is a path below the API's base path; null after removal. */
export const logoDoneSchema = doneOf(z.object({ logo: z.string().nullable() }));

/** GET /company_logos/{name}: the name is random, and knowing it grants access to the picture. */
export const logoParams = z.strictObject({ name: z.string().regex(/^[A-Za-z0-9_-]{22}\.(png|jpg|webp)$/) });
