import type { ApprovalFact } from '@traveldesk/approvals-contract';
import type { MarkupRule } from '@traveldesk/markups-contract';
import type { Language } from '@traveldesk/shared-contract';
import { isoOf, type Db, type Kernel, type Tx } from '@traveldesk/shared-server';
import { companyNames } from '../names/record-names.sql';
import { valueText } from '../names/value-text';
import { lastPublished, type VersionRow } from './versions.sql';

/** Returns the facts for the approver of a version: its value, payers and the value that applies until then. */
export async function factsOf(
  db: Db | Tx,
  texts: Kernel['texts'],
  { rule_id: ruleId, content, wanted_at: wantedAt }: VersionRow,
  language: Language,
): Promise<ApprovalFact[]> {
  const say = (key: string) => texts.text('markups', key, language);
  const fact = (key: string, value: ApprovalFact['value']): ApprovalFact => ({
    label: say(`facts.${key}`),
    value,
  });
  const text = (key: string, said: string) => fact(key, { type: 'text', text: said });
  const value = (rule: MarkupRule) => valueText(texts, rule, language);
  const before = await lastPublished(db, ruleId);
  const facts = [
    text('rule', content.name),
    text('kind', say(`kinds.${content.kind}`)),
    text('product', say(`products.${content.product}`)),
    text('value', value(content)),
  ];
  if (before) facts.push(text('value_before', value(before.content)));
  facts.push(text('layer', say(`layers.${content.layer}`)));
  if (content.owner_id !== null) {
    const owner = (await companyNames(db, [content.owner_id])).get(content.owner_id);
    facts.push(text('owner', owner ?? content.owner_id));
  }
  if (wantedAt !== null) facts.push(fact('effective_at', { type: 'instant', at: isoOf(wantedAt) }));
  return facts;
}
