import type { Markup, MarkupInput, MarkupRule } from '@traveldesk/markups-contract';
import { serverNow } from '@traveldesk/shared-web';

/** What the API says of a rule, beside what people have written. */
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

/** The rule of a record, without what the API says of it. */
export function ruleOf(markup: Markup): MarkupRule {
  const written = Object.entries(markup).filter(([field]) => !ofRecord.includes(field));
  return Object.fromEntries(written) as unknown as MarkupRule;
}

/** What people write of a rule, as the form takes it and the API wants it: a day that is still to come is kept. */
export function markupInputOf(markup: Markup): MarkupInput {
  const { effective_at: from } = markup;
  const isAhead = from !== null && Date.parse(from) > serverNow();
  return { ...ruleOf(markup), change_reason: null, effective_at: isAhead ? from : null };
}
