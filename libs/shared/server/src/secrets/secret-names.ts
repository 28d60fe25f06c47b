/** Names under which a secret or a traveller's document would come; whatever they hold is not written (SECURITY 53). */
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

/** What is shown in the place of a secret. */
export const censored = '[redacted]';

const secret: ReadonlySet<string> = new Set(secretNames);

/** Takes secrets out of JSON as it is read, by what they are called, at any depth: for `JSON.parse`. */
export function withoutSecrets(name: string, value: unknown): unknown {
  return secret.has(name.toLowerCase()) ? censored : value;
}
