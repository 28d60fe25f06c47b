import { z } from 'zod';
import { bookingPaths } from '@traveldesk/bookings-contract';
import { doneSchema } from '@traveldesk/shared-contract';
import { done, problems, Problem, systemChange, toolsOf, type App } from '@traveldesk/shared-server';
import { readDelivered, takeEvent } from './deliver';

/** Limit of a delivery's size; an order with nine travelers has 60 kB. */
const mostBytes = 512 * 1024;

const keyParams = z.strictObject({ key: z.string().max(100) });

/** Registers the webhook of suppliers. Anybody may call it, but without a valid signature nobody learns whether a supplier exists. */
export function webhookRoutes(app: App): void {
  const { kernel } = app;
  void app.register(async (own) => {
    // The signature covers the raw bytes, so the body is not parsed as JSON here.
    own.removeContentTypeParser('application/json');
    own.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: mostBytes },
      (_request, bytes, parsed) => parsed(null, bytes),
    );
    own.post(
      bookingPaths.webhook(':key'),
      {
        config: { permission: 'public' },
        schema: {
          summary: 'A supplier’s event, signed by it',
          params: keyParams,
          response: { 200: doneSchema, ...problems(404) },
        },
      },
      async (request) => {
        const { key } = request.params as z.output<typeof keyParams>;
        const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        // Uses the wall clock, as signatures do, not the clock of bookings.
        const { headers } = request;
        const delivered = await readDelivered(kernel, { key, headers, body, now: new Date() });
        if (!delivered) throw new Problem(404, 'webhook_refused');
        const at = toolsOf(kernel, 'bookings').now();
        await systemChange(kernel, (tx, record) => takeEvent(tx, record, null, kernel, { ...delivered, at }));
        return done(request, 'webhook_received', undefined);
      },
    );
  });
}
