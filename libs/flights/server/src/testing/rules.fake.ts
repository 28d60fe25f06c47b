import { blankRule, type MarkupInput } from '@traveldesk/markups-contract';

/** Returns a platform markup of 10 % of the total for everybody, with changes. */
export function ruleInput(change: Partial<MarkupInput> = {}): MarkupInput {
  return {
    ...blankRule('EUR'),
    name: 'Ten per cent',
    percent: '10',
    percent_of: 'total',
    per: 'booking',
    change_reason: null,
    effective_at: null,
    ...change,
  };
}

/** Returns a condition on the airline that issues the ticket. */
export const by = (...codes: string[]) => ({ plating: { mode: 'only' as const, codes } });
