import type { FastifyInstance, preValidationHookHandler } from 'fastify';
import { Problem } from '../problem';
import './types';

const require: preValidationHookHandler = ({ headers, routeOptions: { config } }, _reply, done) => {
  const { idempotent, version } = config;
  if (idempotent === 'required' && headers['idempotency-key'] === undefined)
    return done(new Problem(400, 'idempotency_key_required'));
  // `*` matches any version, so it does not prove that one was read.
  if (version === 'required' && [undefined, '*'].includes(headers['if-match']))
    return done(new Problem(428, 'if_match_required'));
  done();
};

/** Refuses requests without a header that the route declares as required in the API's description. */
export function requireHeaders(app: FastifyInstance): void {
  app.addHook('preValidation', require);
}
