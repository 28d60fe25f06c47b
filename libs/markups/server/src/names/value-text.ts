import type { MarkupRule } from '@traveldesk/markups-contract';
import { localeOf, moneyText, type Language } from '@traveldesk/shared-contract';
import type { Kernel } from '@traveldesk/shared-server';

/** Describes a rule's value in words: "20 % of the total, at least 10.00 EUR per passenger". */
export function valueText(texts: Kernel['texts'], rule: MarkupRule, language: Language): string {
  const { value_type: type, percent, percent_of: of, amount, currency, per } = rule;
  const say = (key: string, params?: Record<string, string>) =>
    texts.text('markups', `values.${key}`, language, params);
  const money = (text: string | null) => moneyText({ amount: text ?? '0', currency }, language);
  const main =
    type === 'percent'
      ? say(`percent_${of}`, { percent: percentText(percent ?? '0', language) })
      : say(`amount_${per}`, { amount: money(amount) });
  const limits = [
    rule.min_amount !== null && say(`least_${per}`, { amount: money(rule.min_amount) }),
    rule.max_amount !== null && say(`most_${per}`, { amount: money(rule.max_amount) }),
    rule.step !== null && say('step', { amount: money(rule.step) }),
  ];
  return [main, ...limits].filter((part) => part !== false).join(say('join'));
}

function percentText(percent: string, language: Language): string {
  const format = new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 4 });
  return format.format(percent as `${number}`);
}
