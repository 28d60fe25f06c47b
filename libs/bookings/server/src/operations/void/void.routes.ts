import { bookingResponseSchema, bookingPaths, confirmQuoteSchema } from '@traveldesk/bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, idempotent, problems, targetOf, toolsOf, type App } from '@traveldesk/shared-server';
import { actionRoute } from '../../engine/action-rules';
import type { Begun } from '../../engine/begin';
import { confirmQuote } from '../../quotes/confirm-quote';
import { requireSeen } from '../../scope';
import { permanentAnswer, sent } from '../sent';

/** Registers the route that voids tickets. Its quote comes from the refund routes, as only the supplier says whether it is a void. */
export function voidRoutes(app: App): void {
  const { kernel } = app;

  app.post(
    bookingPaths.void(':id'),
    {
      config: { ...actionRoute('void'), idempotent: 'required' },
      schema: {
        summary: 'Void tickets within their window, as quoted; returns the intent',
        params: idParams,
        body: confirmQuoteSchema,
        response: { 201: bookingResponseSchema, ...problems(404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, request.params.id, actor, 'void');
      const at = toolsOf(kernel, 'bookings').now();
      const target = { ...targetOf(request), kind: 'void' as const, confirm: request.body, at };
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => confirmQuote(tx, record, actor, target, kernel),
        permanentAnswer,
      );
      return reply.code(201).send(sent(request, 'booking_void_sent', begun));
    },
  );
}
