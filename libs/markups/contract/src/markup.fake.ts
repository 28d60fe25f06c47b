import type { ZodType } from 'zod';
import { ruleOf } from './engine/engine.fake';
import { markupInputSchema, type MarkupInput } from './markup';

export const [nile, orient] = [
  '0198f000-0000-7000-8000-000000000102',
  '0198f000-0000-7000-8000-000000000103',
];

export type MarkupChanges = Partial<Record<keyof MarkupInput, unknown>>;

/** The smallest valid form input: 10 % of the total for everybody. */
export function inputOf(said: Partial<Record<keyof MarkupInput, unknown>> = {}): Record<string, unknown> {
  const { id: _, version: __, created_at: ___, ...rule } = ruleOf();
  return { ...rule, change_reason: null, effective_at: null, ...said };
}

/** Lists the issues of a value as `field: key`, or with zod's code when there is no key. */
export function refusals(schema: ZodType, value: unknown): string[] {
  const { error } = schema.safeParse(value);
  return (error?.issues ?? []).map((issue) => {
    const key = issue.code === 'custom' ? String(issue.params?.['key']) : issue.code;
    return `${issue.path.join('.')}: ${key}`;
  });
}

export const refused = (said: MarkupChanges): string[] => refusals(markupInputSchema, inputOf(said));
