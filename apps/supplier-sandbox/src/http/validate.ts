import { z } from 'zod';
import { badRequest, SupplierError, type ErrorDetail } from './errors';

/** Reads `{ "data": … }` of a body. Throws all its errors at once, each with its pointer (SUPPLIER 2). */
export function readData<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (typeof body !== 'object' || body === null || !('data' in body)) {
    throw badRequest('malformed_body', 'The body must be a JSON object with the key "data".');
  }
  return read(schema, body.data);
}

export function readQuery<Schema extends z.ZodType>(schema: Schema, query: unknown): z.output<Schema> {
  return read(schema, query);
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const result = schema.safeParse(value, { reportInput: true });
  if (result.success) return result.data;
  throw new SupplierError(422, result.error.issues.map(detailOf));
}

function detailOf(issue: z.core.$ZodIssue): ErrorDetail {
  const field = String(issue.path.at(-1) ?? 'data');
  const code = codeOf(issue);
  const sentences: Record<string, string> = {
    validation_required: `Field '${field}' can't be blank`,
    validation_inclusion: `Field '${field}' is not one of the values that are allowed`,
    validation_format: `Field '${field}' has an invalid format`,
    validation_length: `Field '${field}' has an invalid length`,
  };
  const titles: Record<string, string> = {
    validation_required: 'Required field',
    validation_inclusion: 'Not included',
    validation_format: 'Invalid format',
    validation_length: 'Invalid length',
  };
  return {
    type: 'validation_error',
    code,
    title: titles[code] ?? 'Invalid',
    message: issue.code === 'custom' ? issue.message : (sentences[code] ?? issue.message),
    source: { field, pointer: `/${issue.path.map(String).join('/')}` },
  };
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'custom')
    return typeof issue.params?.code === 'string' ? issue.params.code : 'validation_format';
  if (issue.input === undefined || issue.input === null || issue.input === '') return 'validation_required';
  if (issue.code === 'invalid_value') return 'validation_inclusion';
  if (issue.code === 'too_big' || issue.code === 'too_small') {
    return issue.origin === 'number' ? 'validation_inclusion' : 'validation_length';
  }
  return 'validation_format';
}
