import type { FastifyInstance, preValidationHookHandler } from 'fastify';
import { Problem } from '../problem';
import './types';

const require: preValidationHookHandler = ({ headers, routeOptions: { config } }, _reply, done) => {
  const { idempotent, version } = config;
  if (idempotent === 'required' && headers['idempotency-key'] === undefined)
    return done(new Problem(400, 'idempotency_key_required'));
  // Any version is none that was read.
  if (version === 'required' && [undefined, '*'].includes(headers['if-match']))
    return done(new Problem(428, 'if_match_required'));
  done();
};

/** Refuses a call without a header that its route declares as required, as the description of the API says, whatever else is in it. */
export function requireHeaders(app: FastifyInstance): void {
  app.addHook('preValidation', require);
}
