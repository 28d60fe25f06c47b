import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../context';
import { gatewayTimeout, serverError } from '../http/errors';
import type { Account } from '../training/accounts';
import type { Outcome } from '../training/knobs';
import { confirmCancellation, ownCancellation } from './cancellation-confirm';
import { cancellationWire } from './cancellations';
import { confirmChange, ownChange } from './change-confirm';
import { changeWire } from './change.wire';
import { createOrder } from './create';
import { orderWire } from './order.wire';
import { ownOrder } from './own-order';
import { payOrder, paymentWire } from './pay';
import type { Work } from './pending.record';

/** Does it, and answers with what the call is answered with. Throws what SUPPLIER 2 lists. */
export function perform(sandbox: Sandbox, account: Account, work: Work): unknown {
  switch (work.kind) {
    case 'order':
      return orderWire(createOrder(sandbox, account, work.body), sandbox.store, sandbox.now());
    case 'payment':
      return paymentWire(payOrder(sandbox, account, work.id, work.body));
    case 'cancellation':
      return cancellationWire(confirmCancellation(sandbox, account, work.id));
    case 'change':
      return changeWire(
        confirmChange(sandbox, account, ownChange(sandbox, account.id, work.id), work.payment),
      );
  }
}

/** What a 202 says: the thing as it is until then. Throws for what is not the customer's, or over. */
function asItStands(sandbox: Sandbox, account: Account, work: Work): unknown {
  switch (work.kind) {
    case 'order': {
      const offer = work.body.selected_offers[0] ?? '';
      sandbox.offers.assertOpen(sandbox.offers.find(account.id, offer));
      return { offer_id: offer, live_mode: false };
    }
    case 'payment': {
      const { order_id, payment } = work.body;
      ownOrder(sandbox, account.id, order_id);
      return { id: work.id, order_id, ...payment, status: 'pending', live_mode: false };
    }
    case 'cancellation':
      return cancellationWire(ownCancellation(sandbox, account.id, work.id));
    case 'change':
      return changeWire(ownChange(sandbox, account.id, work.id));
  }
}

const created = { order: true, payment: true, cancellation: false, change: false } as const;

/** Does what is asked for, and answers as the knob of its kind says: what a customer may have to treat as in doubt. */
export function answerEffect(
  sandbox: Sandbox,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
): FastifyReply {
  const { account } = request;
  const outcome = request.knobs[`${work.kind}_outcome`];
  if (outcome === 'accepted' || outcome === 'accepted_then_failed') {
    const data = asItStands(sandbox, account, work);
    sandbox.later.accept(account, work, { data, fails: outcome === 'accepted_then_failed' });
    return reply.code(202).send({ data });
  }
  const data = perform(sandbox, account, work);
  return answer(reply, outcome, { status: created[work.kind] ? 201 : 200, data });
}

/** The effect is there, and its answer does not say so (SUPPLIER 2). */
function answer(
  reply: FastifyReply,
  outcome: Exclude<Outcome, 'accepted' | 'accepted_then_failed'>,
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
    // Whole, an answer is longer than that: what is sent is the beginning of one.
    return reply.code(status).type('application/json').send(JSON.stringify({ data }).slice(0, 100));
  }
  return reply.code(status).send({ data });
}
