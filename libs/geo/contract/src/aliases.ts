import { z } from 'zod';
import { compactName, lineSchema } from '@traveldesk/shared-contract';

/** How many other names a place may have, and how long one may be: the form's limits too. */
export const mostAliases = 20;
const longestAlias = 60;

const aliasSchema = lineSchema(longestAlias);

/**
 * What else a place is called: former names, names in other languages, common spellings. At most 20 lines of 1 to 60
 * characters (`alias_wrong`), no two of them alike to a search (`alias_twice`). All is said at the field as a whole.
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
