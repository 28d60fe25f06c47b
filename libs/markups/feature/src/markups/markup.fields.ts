import type { Markup, MarkupInput, MarkupRule } from '@traveldesk/markups-contract';
import { serverNow } from '@traveldesk/shared-web';

/** Fields of an API response that are not part of the rule. */
const ofRecord: readonly string[] = [
  'id',
  'state',
  'revision',
  'in_force',
  'effective_at',
  'approval_id',
  'names',
  'version',
  'created_at',
  'updated_at',
] satisfies (keyof Markup)[];

/** Returns the rule of an API response. */
export function ruleOf(markup: Markup): MarkupRule {
  const written = Object.entries(markup).filter(([field]) => !ofRecord.includes(field));
  return Object.fromEntries(written) as unknown as MarkupRule;
}

/** Returns the form's input of a rule; a future effective date is kept. */
export function markupInputOf(markup: Markup): MarkupInput {
  const { effective_at: from } = markup;
  const isAhead = from !== null && Date.parse(from) > serverNow();
  return { ...ruleOf(markup), change_reason: null, effective_at: isAhead ? from : null };
}
