import { bookingResponseSchema } from '@traveldesk/bookings-contract';
import {
  actionRoute,
  permanentAnswer,
  requireSeen,
  routesOf,
  startOperation,
  type Begun,
  type Product,
} from '@traveldesk/bookings-server';
import { cancelStayInputSchema, hotelBookingPaths } from '@traveldesk/hotel-bookings-contract';
import { idParams } from '@traveldesk/shared-contract';
import { actorOf, idempotent, problems, targetOf, toolsOf, type App } from '@traveldesk/shared-server';
import { cancelStay } from './cancel-stay';

/** Registers the route that cancels a confirmed stay. It answers at once; the booking's progress has the result. */
export function cancelStayRoutes(app: App, product: Product): void {
  const { kernel } = app;
  const { addressOf, permissions } = routesOf(product);

  app.post(
    hotelBookingPaths.cancellations(':id'),
    {
      config: { ...actionRoute('cancel', permissions), idempotent: 'required', version: 'required' },
      schema: {
        summary: 'Cancel a confirmed stay in the tier that was shown; returns the intent',
        params: idParams,
        body: cancelStayInputSchema,
        response: { 201: bookingResponseSchema, ...problems(403, 404, 412, 422) },
      },
    },
    async (request, reply) => {
      const actor = actorOf(request);
      await requireSeen(kernel, addressOf(request), actor, 'cancel');
      const at = toolsOf(kernel, 'bookings').now();
      const target = { ...targetOf(request), cancel: request.body, at };
      const begun = await idempotent<Begun>(
        request,
        (tx, record) => cancelStay(tx, record, actor, target, kernel),
        permanentAnswer,
      );
      return reply.code(201).send(startOperation(request, 'booking_cancellation_sent', begun));
    },
  );
}
