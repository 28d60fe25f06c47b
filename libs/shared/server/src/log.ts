import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream } from 'pino';
import type { Config } from './config/config';
import { censored, secretNames } from './secrets/secret-names';

const paths = secretNames.flatMap((name) => {
  const key = name.includes('-') ? `["${name}"]` : `.${name}`;
  return [key.replace(/^\./, ''), `*${key}`, `*.*${key}`];
});

/** Creates the structured log: one JSON object per line on standard output, without secrets. */
export function createLog(
  { logLevel }: Pick<Config, 'logLevel'>,
  destination?: DestinationStream,
): FastifyBaseLogger {
  return pino(
    {
      level: logLevel,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: { paths, censor: censored },
      serializers: {
        err: pino.stdSerializers.err,
      },
    },
    destination ?? pino.destination(1),
  );
}
