import { ruleOf } from './engine/engine.fake';
import type { MarkupInput } from './markup';

export const [nile, orient] = [
  '0198f000-0000-7000-8000-000000000102',
  '0198f000-0000-7000-8000-000000000103',
];

/** What the form sends of a rule that says as little as it can: 10 % of the total for everybody. */
export function inputOf(said: Partial<Record<keyof MarkupInput, unknown>> = {}): Record<string, unknown> {
  const { id: _, version: __, created_at: ___, ...rule } = ruleOf();
  return { ...rule, change_reason: null, effective_at: null, ...said };
}
