import type { z } from 'zod';
import { localeOf, type Language } from '@traveldesk/shared-contract';
import type { TextParams } from '../problem';
import type { Texts } from '../texts';

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

/** The code of a problem text, and its values. */
type Said = [code: string, params?: TextParams];

/** Lists longer than this are not shown in a text. */
const valuesNamed = 30;

/** Returns the text, in the caller's language, for a value that a schema rejects. zod's own texts name types, patterns and operators. */
export function issueText(issue: Issue, language: Language, texts: Texts): string {
  const [code, params] = saidOf(issue, language);
  return texts.problem(code, language, params);
}

function saidOf(issue: Issue, language: Language): Said {
  switch (issue.code) {
    case 'custom': {
      const { key = 'not_accepted', ...values } = (issue.params ?? {}) as Record<string, string>;
      return [key, values];
    }
    case 'invalid_type':
      return [isAbsent(issue.input) ? 'required' : (types[issue.expected] ?? 'not_accepted')];
    case 'invalid_format':
      return formSaid(issue);
    case 'invalid_value':
      return choice(issue.values, language);
    case 'invalid_union':
      return 'options' in issue && issue.options ? choice(issue.options, language) : ['not_accepted'];
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'not_multiple_of':
      return ['number_multiple', { divisor: String(issue.divisor) }];
    case 'unrecognized_keys':
      return ['unknown_field'];
    case 'invalid_key':
      return ['name_not_accepted'];
    case 'invalid_element':
      return ['not_accepted'];
  }
}

function isAbsent(input: unknown): boolean {
  return input === undefined || input === null;
}

const types: Record<string, string> = {
  string: 'type_text',
  number: 'type_number',
  bigint: 'type_integer',
  int: 'type_integer',
  boolean: 'type_boolean',
  array: 'type_list',
  tuple: 'type_list',
  object: 'type_object',
  record: 'type_object',
  never: 'type_empty',
  null: 'type_empty',
  undefined: 'type_empty',
};

const forms: Record<string, string> = {
  email: 'form_email',
  url: 'form_url',
  uuid: 'form_id',
  date: 'form_date',
  time: 'form_time',
  datetime: 'form_datetime',
};

function formSaid(issue: IssueOf<'invalid_format'>): Said {
  const { format } = issue;
  if ('prefix' in issue) return ['form_begins', { text: String(issue.prefix) }];
  if ('suffix' in issue) return ['form_ends', { text: String(issue.suffix) }];
  if ('includes' in issue) return ['form_contains', { text: String(issue.includes) }];
  return [forms[format] ?? 'form_wrong'];
}

/** The unit of a size: characters, entries, or the number itself. */
const kinds: Record<string, 'text' | 'list' | 'number'> = {
  string: 'text',
  array: 'list',
  set: 'list',
  map: 'list',
  number: 'number',
  int: 'number',
  bigint: 'number',
};

function tooBig({ origin, maximum, inclusive, exact }: IssueOf<'too_big'>): Said {
  const kind = kinds[origin];
  if (!kind) return ['not_accepted'];
  if (kind === 'number') return [inclusive ? 'number_at_most' : 'number_below', { limit: String(maximum) }];
  return [`${kind}_${exact ? 'exactly' : 'at_most'}`, { count: Number(maximum) }];
}

function tooSmall({ origin, minimum, inclusive, exact }: IssueOf<'too_small'>): Said {
  const kind = kinds[origin];
  if (!kind) return ['not_accepted'];
  if (kind === 'number') return [inclusive ? 'number_at_least' : 'number_above', { limit: String(minimum) }];
  // To a user, an empty text is the same as a missing one.
  if (kind === 'text' && Number(minimum) === 1) return ['required'];
  return [`${kind}_${exact ? 'exactly' : 'at_least'}`, { count: Number(minimum) }];
}

function choice(values: readonly z.core.util.Primitive[], language: Language): Said {
  if (values.length > valuesNamed) return ['choice_unknown'];
  const list = new Intl.ListFormat(localeOf[language], { type: 'disjunction' });
  return ['choice', { values: list.format(values.map(String)) }];
}
