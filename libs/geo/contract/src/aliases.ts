import { z } from 'zod';
import { compactName, lineSchema } from '@traveldesk/shared-contract';

/** The maximum number and length of aliases, for API and forms. */
export const mostAliases = 20;
const longestAlias = 60;

const aliasSchema = lineSchema(longestAlias);

/**
 * Other names of a place: former names, names in other languages, common spellings. At most 20 lines of 1 to 60 characters (`alias_wrong`),
 * no two alike for the search (`alias_twice`). Issues are reported at the field as a whole.
 */
export const aliasesSchema = z
  .array(z.string().overwrite((alias) => aliasSchema.safeParse(alias).data ?? alias))
  .max(mostAliases)
  .refine((aliases) => aliases.every((alias) => aliasSchema.safeParse(alias).success && compactName(alias)), {
    params: { key: 'alias_wrong' },
  })
  .refine((aliases) => new Set(aliases.map(compactName)).size === aliases.length, {
    params: { key: 'alias_twice' },
  });
