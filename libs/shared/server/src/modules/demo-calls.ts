import { newId } from '../ids';
import type { App, DemoPeople } from './module';

/** The headers of a signed-in caller. */
export type DemoHeaders = Readonly<Record<string, string>>;

export interface DemoAnswer {
  status: number;
  /** The parsed JSON body; callers validate it by its schema. */
  body: unknown;
  text: string;
}

/**
 * Returns a function that calls the API as users do, with a path below `/api/v1`. Once the process is stopping, each call throws, and the
 * next start continues.
 */
export function demoCalls(app: App, { isStopping }: Pick<DemoPeople, 'isStopping'>) {
  return async (
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
}
