import type { TFunction } from 'i18next';
import type { core } from 'zod';
import { isLongAgo } from '@traveldesk/shared-contract';

type Issue = core.$ZodIssue;

/** Returns the text key and values of a custom rule. */
function ruleOf(issue: Issue): Record<string, string> {
  return (issue.code === 'custom' && (issue.params as Record<string, string> | undefined)) || {};
}

/**
 * Returns the sentence for a schema issue. A domain's rule names its text by `params.key`, which `custom` looks up; all other issues have a
 * text of the shell, because zod's messages are for developers.
 */
export function issueSentence(
  issue: Issue,
  t: TFunction<'common'>,
  custom: (key: string) => string | undefined,
): string {
  const { key, typed = '', whole = '', decimal = '' } = ruleOf(issue);
  const own = key && custom(key);
  if (own) return own;
  if (key === 'amount_form') return t('form.amount');
  if (key === 'amount_one_way') return t('form.amountOneWay', { typed, whole });
  if (key === 'amount_two_ways') return t('form.amountTwoWays', { typed, whole, decimal });
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(issue, t);
    case 'too_small':
      return smallSentence(issue, t);
    case 'too_big':
      if (issue.origin === 'string') return t('form.tooLong', { count: Number(issue.maximum) });
      return isLimit(issue) ? t('form.atMost', { limit: String(issue.maximum) }) : t('form.format');
    case 'invalid_format':
      if (issue.format === 'date' || hasTime.test(String(issue.input))) return daySentence(issue, t);
      return issue.format === 'email' ? t('form.email') : t('form.format');
    case 'invalid_value':
      return t('form.choice');
    default:
      return t('form.format');
  }
}

/** Matches the end of a `DayTimeInput` value, whose time may be missing. */
const hasTime = /T(?:\d{2}:\d{2})?$/;

function daySentence({ format, input }: core.$ZodIssueInvalidStringFormat, t: TFunction<'common'>): string {
  if (isLongAgo(String(input))) return t('form.dayLongAgo');
  return t(format === 'date' ? 'form.day' : 'form.format');
}

function typeSentence({ input, expected }: core.$ZodIssueInvalidType, t: TFunction<'common'>): string {
  if (input === undefined || input === null) return t('form.required');
  if (expected === 'int') return t('form.wholeNumber');
  return expected === 'number' ? t('form.number') : t('form.format');
}

function smallSentence(issue: core.$ZodIssueTooSmall, t: TFunction<'common'>): string {
  const { origin, minimum } = issue;
  const least = Number(minimum);
  if (isLimit(issue)) return t('form.atLeast', { limit: String(minimum) });
  // To a user, an empty value is the same as a missing one.
  if (least <= 1) return t('form.required');
  return origin === 'string' ? t('form.tooShort', { count: least }) : t('form.format');
}

/** Whether the number may equal the limit. */
function isLimit({ origin, inclusive }: core.$ZodIssueTooSmall | core.$ZodIssueTooBig): boolean {
  return (origin === 'number' || origin === 'int') && inclusive === true;
}
