import { bookingResponseSchema, bookingPermissions } from '@traveldesk/bookings-contract';
import { flightBookingPaths, groupInputSchema } from '@traveldesk/flight-bookings-contract';
import { actorOf, change, done, problems, toolsOf, type App } from '@traveldesk/shared-server';
import { requestGroup } from './group-request';

/** Requests flights for a group, which no supplier of the product sells. */
export function groupRequestRoutes(app: App): void {
  const { kernel } = app;

  app.post(
    flightBookingPaths.groups,
    {
      config: { permission: bookingPermissions.create, idempotent: true },
      schema: {
        summary: 'Request flights for a group, which creates a draft and a task for staff',
        body: groupInputSchema,
        response: { 201: bookingResponseSchema, ...problems(422) },
      },
    },
    async (request, reply) => {
      const group = { input: request.body, at: toolsOf(kernel, 'bookings').now() };
      const written = await change(request, (tx, record) =>
        requestGroup(tx, record, actorOf(request), kernel, group),
      );
      return reply
        .code(201)
        .send(done(request, 'booking_group_requested', written, { number: written.number }));
    },
  );
}
