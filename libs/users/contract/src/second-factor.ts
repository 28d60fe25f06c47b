import { z } from 'zod';

/** GET /second-factor. `required`: the caller's roles may not go without. */
export const secondFactorSchema = z.object({
  data: z.object({
    on: z.boolean(),
    since: z.iso.datetime().nullable(),
    recovery_codes_left: z.number().int().nonnegative(),
    required: z.boolean(),
  }),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>['data'];

/** GET /users/{id}/second-factor: whether somebody has one, for who could remove it. */
export const userSecondFactorSchema = z.object({
  data: z.object({ on: z.boolean(), since: z.iso.datetime().nullable() }),
});
export type UserSecondFactor = z.infer<typeof userSecondFactorSchema>['data'];
