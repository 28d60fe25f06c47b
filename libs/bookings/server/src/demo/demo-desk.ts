import { setTimeout as delay } from 'node:timers/promises';
import { newId, toolsOf, type App } from '@traveldesk/shared-server';
import '../bookings.tools';
import { openOperation } from '../engine/rows.sql';

/** The headers of a signed-in caller. */
export type DemoHeaders = Readonly<Record<string, string>>;

export interface DemoAnswer {
  status: number;
  /** The parsed JSON body; callers validate it by its schema. */
  body: unknown;
  text: string;
}

/** Calls the API as users do. Once the process is stopping, each call throws, and the next start continues. */
export function demoDesk(app: App, isStopping: () => boolean) {
  const { kernel } = app;
  const tools = toolsOf(kernel, 'bookings');

  const call = async (
    who: DemoHeaders,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: object,
    more: DemoHeaders = {},
  ): Promise<DemoAnswer> => {
    if (isStopping()) throw new Error('the process ends');
    const answer = await app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { ...who, ...(method === 'POST' && { 'idempotency-key': newId() }), ...more },
      ...(body && { payload: body }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return { status: answer.statusCode, text: answer.body, body: isJson ? answer.json() : null };
  };

  return {
    call,
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
