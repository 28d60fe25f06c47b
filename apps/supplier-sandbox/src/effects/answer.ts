import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context';
import { gatewayTimeout, serverError } from '../http/errors';
import type { KnobOutcome } from '../training/knobs';
import { kindOf } from './kinds';
import type { Work } from './work.record';

/** Executes a request and answers as the knob of its kind says, including outcomes that a customer may have to treat as in doubt. */
export function answerEffect(
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
): FastifyReply {
  const { account } = request;
  const kind = kindOf(work);
  const outcome = kind.outcomeOf?.(sandbox, account, work) ?? request.knobs[`${work.kind}_outcome`];
  if (outcome === 'accepted' || outcome === 'accepted_then_failed') {
    const data = kind.asItStands(sandbox, account, work);
    sandbox.later.accept(account, work, { data, fails: outcome === 'accepted_then_failed' });
    return reply.code(202).send({ data });
  }
  const data = kind.perform(sandbox, account, work);
  return answer(reply, outcome, { status: kind.status, data });
}

/** The effect is there, but the response does not say so (SUPPLIER 2). */
function answer(
  reply: FastifyReply,
  outcome: Exclude<KnobOutcome, 'accepted' | 'accepted_then_failed'>,
  { status, data }: { status: number; data: unknown },
): FastifyReply {
  if (outcome === 'done_then_500') throw serverError();
  if (outcome === 'done_then_504') throw gatewayTimeout();
  if (outcome === 'done_then_reset' || outcome === 'done_then_silent') {
    reply.hijack();
    if (outcome === 'done_then_reset') reply.raw.socket?.destroy();
    return reply;
  }
  if (outcome === 'done_then_garbled') {
    // A complete response is longer: this is the start of one.
    return reply.code(status).type('application/json').send(JSON.stringify({ data }).slice(0, 100));
  }
  return reply.code(status).send({ data });
}
