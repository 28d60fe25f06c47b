import { z } from 'zod';
import {
  blankRule,
  markupInputSchema,
  type MarkupInput,
  type MarkupRule,
} from '@traveldesk/markups-contract';
import { numberText } from '@traveldesk/shared-contract';

/** A whole number as it is being typed. */
type Typed = number | string | null;
type Counted = 'priority' | 'days_before_min' | 'days_before_max';

/** A rule as its form has it: figures are texts while they are typed, and a company may not be chosen yet. */
export interface MarkupValues
  extends Omit<MarkupInput, Counted | 'companies' | 'currency'>, Record<Counted, Typed> {
  companies: { id: string | null; below: boolean }[];
  currency: string | null;
}

/** A new rule: a percentage of the base fare for everyone, in force when it is saved. */
export function blankValues(currency: string | null): MarkupValues {
  return { ...blankRule(''), currency, change_reason: null, effective_at: null };
}

/** What the API wants of what is in the fields; what belongs to another choice than the one made is left out. */
export function inputOf(values: MarkupValues): MarkupInput {
  const isPercent = values.value_type === 'percent';
  return {
    ...values,
    owner_id: values.layer === 'company' ? values.owner_id : null,
    companies: values.companies.filter((one): one is MarkupInput['companies'][number] => Boolean(one?.id)),
    currency: values.currency ?? '',
    percent: isPercent ? values.percent : null,
    amount: isPercent ? null : values.amount,
    min_amount: isPercent ? values.min_amount : null,
    max_amount: isPercent ? values.max_amount : null,
    // What is not a number is left to be refused as such.
    days_before_min: wholeOf(values.days_before_min) as number | null,
    days_before_max: wholeOf(values.days_before_max) as number | null,
    priority: (wholeOf(values.priority) ?? 0) as number,
  };
}

/** The rule alone, of a form that may not be whole yet. */
export function ruleIn(values: MarkupValues): MarkupRule {
  const { change_reason: _, effective_at: __, ...rule } = inputOf(values);
  return rule;
}

/** What offends nothing, in the place of a field that does. */
const neutral: MarkupInput = inputOf({ ...blankValues('EUR'), name: 'x' });

/**
 * Judges the fields as the API will, each issue at the field as a whole: of a list, too, there is one. What has to fit together is
 * judged at once, though some field is wrong by itself: nobody should have to save twice to hear of both.
 */
export const markupFormSchema = z.unknown().superRefine((values, context) => {
  const input = inputOf(values as MarkupValues);
  const issues = issuesOf(input);
  const wrong = new Set(issues.map(({ path }) => path[0] as keyof MarkupInput));
  const rest = { ...input, ...Object.fromEntries([...wrong].map((field) => [field, neutral[field]])) };
  const others = wrong.size > 0 ? issuesOf(rest) : [];
  for (const issue of [...issues, ...others.filter(({ path }) => !wrong.has(path[0] as keyof MarkupInput))]) {
    context.issues.push({ ...issue, path: issue.path.slice(0, 1) } as never);
  }
});

const issuesOf = (input: MarkupInput) =>
  markupInputSchema.safeParse(input, { reportInput: true }).error?.issues ?? [];

function wholeOf(typed: Typed): Typed {
  if (typeof typed !== 'string') return typed;
  const text = numberText(typed);
  if (text === '') return null;
  return /^\d{1,6}$/.test(text) ? Number(text) : text;
}
