import { z } from 'zod';
import {
  blankRule,
  markupInputSchema,
  type MarkupInput,
  type MarkupRule,
} from '@traveldesk/markups-contract';
import { numberText } from '@traveldesk/shared-contract';

/** A whole number while it is being typed. */
type Typed = number | string | null;
const counted = ['days_before_min', 'days_before_max', 'nights_min', 'nights_max'] as const;
type Counted = 'priority' | (typeof counted)[number];

/** The form's values: numbers are texts while typed, and a company row may be empty. */
export interface MarkupValues
  extends Omit<MarkupInput, Counted | 'companies' | 'currency'>, Record<Counted, Typed> {
  companies: { id: string | null; below: boolean }[];
  currency: string | null;
}

/** Returns the values of a new rule: a percentage of the base fare for everyone, applied once saved. */
export function blankValues(currency: string | null): MarkupValues {
  return { ...blankRule(''), currency, change_reason: null, effective_at: null };
}

/** Converts form values to API input, without fields that the chosen layer or value type does not use. */
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
    // Texts that are not numbers pass unchanged, so that validation refuses them.
    ...(Object.fromEntries(counted.map((field) => [field, wholeOf(values[field])])) as Record<
      (typeof counted)[number],
      number | null
    >),
    priority: (wholeOf(values.priority) ?? 0) as number,
  };
}

/** Returns the rule of a form that may be incomplete, without its version fields. */
export function ruleIn(values: MarkupValues): MarkupRule {
  const { change_reason: _, effective_at: __, ...rule } = inputOf(values);
  return rule;
}

/** Valid values that replace invalid ones for the cross-field checks. */
const neutral: MarkupInput = inputOf({ ...blankValues('EUR'), name: 'x' });

/**
 * Validates like the API, with issues at top-level fields (a list field has no issues per item). Cross-field checks run even when single
 * fields are invalid, so that users see all issues at once.
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
