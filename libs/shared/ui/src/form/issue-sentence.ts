import type { TFunction } from 'i18next';
import type { core } from 'zod';

type Issue = core.$ZodIssue;

function keyOf(issue: Issue): string | undefined {
  const params = issue.code === 'custom' ? issue.params : undefined;
  return typeof params?.['key'] === 'string' ? params['key'] : undefined;
}

/**
 * What to say at a field about what the contract refuses. A rule of a domain names its text by `params.key`,
 * which `custom` looks up; the frequent ones have a sentence of the shell; for the rest zod's own is shown.
 */
export function issueSentence(
  issue: Issue,
  t: TFunction<'common'>,
  custom: (key: string) => string | undefined,
): string {
  const key = keyOf(issue);
  const own = key && custom(key);
  if (own) return own;
  if (issue.code === 'invalid_type' && (issue.input === undefined || issue.input === null))
    return t('form.required');
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return Number(issue.minimum) <= 1
      ? t('form.required')
      : t('form.tooShort', { count: Number(issue.minimum) });
  }
  if (issue.code === 'too_big' && issue.origin === 'string')
    return t('form.tooLong', { count: Number(issue.maximum) });
  if (issue.code === 'invalid_format' && issue.format === 'email') return t('form.email');
  if (issue.code === 'invalid_format') return t('form.format');
  if (issue.code === 'invalid_value') return t('form.choice');
  return issue.message;
}
