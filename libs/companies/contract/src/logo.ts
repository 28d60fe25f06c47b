import { z } from 'zod';
import { doneOf } from '@traveldesk/shared-contract';

/** What a logo may be, told by its content and never by its name; never SVG, which is a program (SECURITY 43). */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type LogoType = (typeof logoTypes)[number];

export const logoMaxBytes = 512 * 1024;

/** Four characters of base64 for each three bytes. */
const base64Length = Math.ceil(logoMaxBytes / 3) * 4;

/** PUT /companies/{id}/logo: the picture's bytes as base64; the API takes JSON and nothing else (SECURITY 38). */
export const logoInputSchema = z.strictObject({
  content: z
    .string()
    .min(1)
    .refine((text) => text.length <= base64Length, { params: { key: 'logo_too_large' }, abort: true })
    .refine((text) => /^[A-Za-z0-9+/]*={0,2}$/.test(text) && text.length % 4 === 0, {
      params: { key: 'logo_type' },
    }),
});

/** `logo` is a path below the API's base path, null once it is taken away. */
export const logoDoneSchema = doneOf(z.object({ logo: z.string().nullable() }));

/** GET /company_logos/{name}: the name is random, and knowing it is the right to see the picture. */
export const logoParams = z.strictObject({ name: z.string().regex(/^[A-Za-z0-9_-]{22}\.(png|jpg|webp)$/) });
