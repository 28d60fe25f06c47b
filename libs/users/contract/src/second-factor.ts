import { z } from 'zod';

/** GET /second-factor. `required`: the caller's roles require a second factor. */
export const secondFactorSchema = z.object({
  data: z.object({
    on: z.boolean(),
    since: z.iso.datetime().nullable(),
    recovery_codes_left: z.number().int().nonnegative(),
    required: z.boolean(),
  }),
});
export type SecondFactor = z.infer<typeof secondFactorSchema>['data'];

/** GET /users/{id}/second-factor: whether the user has one, for callers who may remove it. */
export const userSecondFactorSchema = z.object({
  data: z.object({ on: z.boolean(), since: z.iso.datetime().nullable() }),
});
export type UserSecondFactor = z.infer<typeof userSecondFactorSchema>['data'];
