import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import type { Language } from '@traveldesk/shared-contract';
import type { Texts } from '../texts';

type Issue = z.core.$ZodIssue;

/** Input that a route's schema refuses. Fastify adds which part of the request it was. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  validationContext?: string;

  constructor(readonly issues: readonly Issue[]) {
    super('The input does not match the schema.');
  }
}

/** Checks params, query and body by the route's zod schemas, with their defaults and without coercing more. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: new InvalidInput(result.error.issues) };
  };

const locales = { en: z.locales.en(), fr: z.locales.fr(), ar: z.locales.ar() };

/** Each refused field (dotted path) and the sentence to show at it, the first one where there are several. */
export function fieldsOf(issues: readonly Issue[], language: Language, texts: Texts): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const sentence = sentenceOf(issue, language, texts);
    for (const path of pathsOf(issue)) if (!fields.has(path)) fields.set(path, sentence);
  }
  return Object.fromEntries(fields);
}

function pathsOf(issue: Issue): string[] {
  const at = (...tail: PropertyKey[]) => [...issue.path, ...tail].map(String).join('.');
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => at(key)) : [at()];
}

function sentenceOf(issue: Issue, language: Language, texts: Texts): string {
  if (issue.code === 'custom' && typeof issue.params?.key === 'string') {
    return texts.problem(issue.params.key, language);
  }
  if (issue.code === 'unrecognized_keys') return texts.problem('unknown_field', language);
  if (isMissing(issue)) return texts.problem('required', language);
  const said = locales[language].localeError(issue as z.core.$ZodRawIssue);
  return (typeof said === 'string' ? said : said?.message) ?? issue.message;
}

/** Absent, or left empty: to a person the same. */
function isMissing(issue: Issue): boolean {
  if (issue.code === 'invalid_type') return issue.input === undefined || issue.input === null;
  return issue.code === 'too_small' && issue.origin === 'string' && Number(issue.minimum) === 1;
}
