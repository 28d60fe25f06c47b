import type { MarkupRule, RuleNames } from '@traveldesk/markups-contract';
import { isolateName, inOrder, listText, type SentenceWords } from './words';

/** Returns the parts on the payers, and on the owner of a company rule. */
export function whoParts(rule: MarkupRule, names: RuleNames, words: SentenceWords): string[] {
  const { layer, owner_id: owner, companies, company_type: companyType } = rule;
  const { t } = words;
  const nameOf = (id: string) => {
    const name = names.companies[id];
    return name ? isolateName(words, name) : t('missing');
  };
  const type = companyType && inOrder(words, companyType);
  const ofOwner =
    layer === 'company' ? [t('who.owner', { owner: owner ? nameOf(owner) : t('missing') })] : [];
  if (companies.length > 0) {
    const form = companies.length === 1 ? 'who.below' : 'who.belowInList';
    const named = companies.map(({ id, below }) => (below ? t(form, { name: nameOf(id) }) : nameOf(id)));
    const list = listText(words, named, 'and');
    return [...ofOwner, t('who.companies', { list }), ...(type ? [t('who.typeOnly', { type })] : [])];
  }
  if (layer === 'company') {
    return [...ofOwner, type ? t('who.belowOwnerOfType', { type }) : t('who.belowOwner')];
  }
  return [type ? t('who.ofType', { type }) : t('who.everyone')];
}
