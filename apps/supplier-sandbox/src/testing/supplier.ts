// Its declarations of '@duffel/api/types' come with those of the package alone.
/// <reference types="@duffel/api" />
import { startSandbox, type Running } from '../sandbox';

export interface Answer<Data> {
  status: number;
  headers: Headers;
  body: {
    data: Data;
    errors: { type: string; code: string; message: string; source?: unknown }[];
    meta: {
      status?: number;
      request_id?: string;
      limit?: number;
      before?: string | null;
      after?: string | null;
    };
  };
}

export interface TestSupplier extends Running {
  /** A request as a customer with a given character; with a body it is a POST. */
  call: <Data = unknown>(path: string, options?: CallOptions) => Promise<Answer<Data>>;
  /** Sets knobs for all customers. */
  turn: (knobs: Record<string, unknown>) => Promise<void>;
}

interface CallOptions {
  method?: string;
  data?: unknown;
  character?: string;
  headers?: Record<string, string>;
}

/** The real server on a free port. Without a directory it stores nothing. */
export async function startTestSupplier(dataDir: string | null = null): Promise<TestSupplier> {
  const running = await startSandbox({
    port: 0,
    dataDir,
    logLevel: 'silent',
    webhookPauseMs: 20,
    laterMs: 300,
  });
  const call: TestSupplier['call'] = async (path, { method, data, character = 'quick', headers } = {}) => {
    const response = await fetch(running.url + path, {
      method: method ?? (data === undefined ? 'GET' : 'POST'),
      redirect: 'manual',
      headers: {
        authorization: `Bearer duffel_test_training_${character}`,
        'duffel-version': 'v2',
        'content-type': 'application/json',
        ...headers,
      },
      ...(data !== undefined && { body: JSON.stringify(path.startsWith('/_') ? data : { data }) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as Answer<never>['body'],
    };
  };
  const turn = async (knobs: Record<string, unknown>) => {
    await call('/_training/knobs', { method: 'PUT', data: knobs });
  };
  return { ...running, call, turn };
}
