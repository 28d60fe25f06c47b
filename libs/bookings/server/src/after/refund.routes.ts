import {
  bookingDoneSchema,
  bookingPaths,
  confirmQuoteSchema,
  type ConfirmQuote,
} from '@traveldesk/bookings-contract';
import { doneOf, idParams } from '@traveldesk/shared-contract';
import {
  actorOf,
  idempotent,
  lacking,
  leavingOf,
  problems,
  targetOf,
  toolsOf,
  type App,
  type Call,
} from '@traveldesk/shared-server';
import { actionRoute } from '../action-rules';
import type { Begun } from '../engine/begin';
import { keptForEver, sent } from '../intents/sent';
import { answerSchemas } from '../product/answers';
import { requireSeen } from '../scope';
import { confirmQuote } from './confirm-quote';
import { quoteCancellation } from './quote-cancellation';
import { quoted } from './quoted';

/** Tickets that are given back: first what it would bring, then the same confirmed. */
export function refundRoutes(app: App): void {
  const { kernel } = app;
  const { db } = kernel;
  const now = () => toolsOf(kernel, 'bookings').now();

  // A void is quoted like a refund, for more people: its kind is known from the answer alone.
  app.post(
    bookingPaths.cancellationQuotes(':id'),
    {
      config: { ...actionRoute('void'), idempotent: true },
      schema: {
        summary:
          'Ask the supplier what giving a booking back would bring; the answer stands until it expires',
        params: idParams,
        response: { 201: doneOf(answerSchemas(kernel).quote), ...problems(404, 422, 503) },
      },
    },
    async (request, reply) =>
      reply.code(201).send(
        await quoted(request, async (booking) => {
          const quote = await quoteCancellation(kernel, booking, leavingOf(reply));
          const { permissions } = actorOf(request);
          const { permission } = actionRoute('quote_cancellation');
          if (quote.kind !== 'void' && !permission.some((one) => permissions.has(one)))
            throw lacking(...permission);
          return quote;
        }),
      ),
  );

  const confirming = (summary: string) => ({
    summary,
    params: idParams,
    body: confirmQuoteSchema,
    response: { 201: bookingDoneSchema, ...problems(404, 412, 422) },
  });
  const confirm = async (
    request: Call & { params: { id: string }; body: ConfirmQuote },
    kind: 'cancel' | 'void',
  ): Promise<Begun> => {
    const actor = actorOf(request);
    await requireSeen(db, request.params.id, actor);
    const target = { ...targetOf(request), kind, confirm: request.body, at: now() };
    return idempotent<Begun>(
      request,
      (tx, record) => confirmQuote(tx, record, actor, target, kernel),
      keptForEver,
    );
  };

  app.post(
    bookingPaths.refund(':id'),
    {
      config: { ...actionRoute('refund'), idempotent: 'required' },
      schema: confirming('Give a booking back as it was quoted; answers the intent'),
    },
    async (request, reply) => {
      const begun = await confirm(request, 'cancel');
      return reply.code(201).send(sent(request, 'booking_refund_sent', begun));
    },
  );

  app.post(
    bookingPaths.void(':id'),
    {
      config: { ...actionRoute('void'), idempotent: 'required' },
      schema: confirming('Void tickets within their window, as it was quoted; answers the intent'),
    },
    async (request, reply) => {
      const begun = await confirm(request, 'void');
      return reply.code(201).send(sent(request, 'booking_void_sent', begun));
    },
  );
}
