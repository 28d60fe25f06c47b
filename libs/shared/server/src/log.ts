import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import type { Config } from './config';

/** Names under which a secret or a traveller's document would come; whatever they hold is not written (SECURITY 53). */
const secrets = [
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

const paths = secrets.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : `.${name}`;
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`];
});

/** Structured logs on standard output, one JSON object a line, secrets taken out. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  return pino(
    {
      level: logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: '[redacted]' },
      serializers: {
        err: pino.stdSerializers.err,
      },
    },
    destination ?? pino.destination(1),
  );
}
