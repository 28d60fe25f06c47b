/** Names of fields with secrets or travelers' documents, whose values are never logged (SECURITY 53). */
export const secretNames = [
  'authorization',
  'cookie',
  'password',
  'current_password',
  'new_password',
  'password_confirmation',
  'token',
  'secret',
  'credentials',
  'passport',
  'passport_number',
  'card',
  'card_number',
  'idempotency-key',
];

export const censored = '[redacted]';

const secret: ReadonlySet<string> = new Set(secretNames);

/** Reviver for `JSON.parse` that replaces secrets by name, at any depth. */
export function withoutSecrets(name: string, value: unknown): unknown {
  return secret.has(name.toLowerCase()) ? censored : value;
}
