import { setTimeout as delay } from 'node:timers/promises';
import { demoCalls, toolsOf, type App } from '@traveldesk/shared-server';
import '../bookings.tools';
import { openOperation } from '../engine/rows.sql';

/** Calls the API as users do, and waits for bookings. */
export function demoDesk(app: App, isStopping: () => boolean) {
  const { kernel } = app;
  const tools = toolsOf(kernel, 'bookings');

  return {
    call: demoCalls(app, { isStopping }),
    at: tools.at,
    /** Waits until no operation is pending; a doubt also ends the wait. */
    settled: async (bookingId: string): Promise<void> => {
      for (let tries = 0; tries < 200 && !isStopping(); tries += 1) {
        const operation = await openOperation(kernel.db, bookingId);
        if (operation?.state !== 'pending') return;
        await delay(100);
      }
    },
  };
}

export type DemoDesk = ReturnType<typeof demoDesk>;
