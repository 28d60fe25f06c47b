import { z } from 'zod';
import { folded, lineSchema } from '@traveldesk/shared-contract';

/** How many other names a place may have, and how long one may be: the form's limits too. */
export const mostAliases = 20;
const longestAlias = 60;

const aliasSchema = lineSchema(longestAlias);

/**
 * A name as searches compare it: folded, St. written out, without blanks, hyphens, full stops and apostrophes.
 * Names that are alike here are found by the same letters.
 */
export function compactName(name: string): string {
  return folded(name)
    .replace(/(?<![\p{L}\p{N}])st(?![\p{L}\p{N}])\.?/gu, 'saint')
    .replace(/[ \-.'’]/g, '');
}

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
