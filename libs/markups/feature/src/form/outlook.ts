import type { MarkupSettings } from '@traveldesk/markups-contract';
import type { MarkupValues } from './markup.form';

/** The effect of saving a rule. */
export type Outlook =
  | { is: 'draft' | 'paused' | 'unknown' }
  | { is: 'now' | 'maybe' | 'waits'; from: string | null };

/**
 * Predicts whether saving publishes a rule, and when; an active rule above a limit awaits approval. Amounts in another currency than the
 * platform's can only be compared by the API, which has the rates.
 */
export function outlookOf(values: MarkupValues, limits: MarkupSettings | undefined, now: number): Outlook {
  const { status, effective_at: effective } = values;
  if (status !== 'active') return { is: status };
  const from = effective !== null && Date.parse(effective) > now ? effective : null;
  if (!limits) return from ? { is: 'maybe', from } : { is: 'unknown' };
  const { percent_limit: mostPercent, amount_limit: most } = limits;
  const isPercent = values.value_type === 'percent';
  if (isPercent && Number(values.percent ?? 0) > Number(mostPercent)) return { is: 'waits', from };
  const amounts = [isPercent ? values.min_amount : values.amount].filter((amount) => amount !== null);
  if (values.currency !== most.currency) return { is: amounts.length > 0 ? 'maybe' : 'now', from };
  return { is: amounts.some((amount) => Number(amount) > Number(most.amount)) ? 'waits' : 'now', from };
}
