import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { isBroken, type Language } from '@traveldesk/shared-contract';
import type { Texts } from '../texts';
import { issueText } from './issue-text';

type Issue = z.core.$ZodIssue;

/** Input rejected by a route's schema. Fastify adds the part of the request. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput';
  validationContext?: string;

  constructor(readonly issues: readonly Issue[]) {
    super('The input does not match the schema.');
  }
}

/** Validates params, query and body with the route's zod schemas, applying their defaults and no further coercion. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const result = schema.safeParse(data, { reportInput: true });
    if (!result.success) return { error: new InvalidInput(result.error.issues) };
    const path = pathOfBroken(data);
    return path ? { error: new InvalidInput([brokenAt(path)]) } : { value: result.data };
  };

/** Returns the path of a text or name with invalid characters, which no field could store unchanged. */
function pathOfBroken(data: unknown): PropertyKey[] | null {
  if (typeof data === 'string') return isBroken(data) ? [] : null;
  if (typeof data !== 'object' || data === null) return null;
  for (const [name, value] of Object.entries(data)) {
    const below = isBroken(name) ? [] : pathOfBroken(value);
    if (below) return [name, ...below];
  }
  return null;
}

function brokenAt(path: PropertyKey[]): Issue {
  return { code: 'custom', path, message: 'no character', params: { key: 'unsafe_characters' } };
}

/** Returns the text for each invalid field (dotted path), the first if there are several. */
export function fieldsOf(issues: readonly Issue[], language: Language, texts: Texts): Record<string, string> {
  const fields = new Map<string, string>();
  for (const issue of issues) {
    const sentence = issueText(issue, language, texts);
    for (const path of pathsOf(issue)) if (!fields.has(path)) fields.set(path, sentence);
  }
  return Object.fromEntries(fields);
}

function pathsOf(issue: Issue): string[] {
  const at = (...tail: PropertyKey[]) => [...issue.path, ...tail].map(String).join('.');
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => at(key)) : [at()];
}
