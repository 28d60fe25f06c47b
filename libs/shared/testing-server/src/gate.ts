import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Intercepts one call: it may keep the call from the supplier, or hold back or alter the answer. */
export interface Hook {
  method: string;
  path: RegExp;
  /** Runs before the supplier gets the call: returns another answer, or `reset` for none; undefined passes the call on. `url` is its path and query. */
  before?: (url: string) => Promise<Answer | 'reset' | undefined> | Answer | 'reset' | undefined;
  /** Runs after the supplier's answer and before it is passed on; `reset` means no answer. */
  after?: (answer: Answer | 'reset') => Promise<Answer | 'reset'> | Answer | 'reset';
}

export interface Answer {
  status: number;
  body: unknown;
}

export interface Gate {
  url: string;
  /** Replaces the current hook. */
  hook(hook: Hook): void;
  rest(): void;
  /** Counts the matching calls so far. */
  count(method: string, path: RegExp): number;
  close(): Promise<void>;
}

/** Starts a proxy in front of the training supplier that can intercept any call. */
export async function startGate(target: string): Promise<Gate> {
  let hooked: Hook | undefined;
  const calls: { method: string; path: string }[] = [];
  const server = createServer((request, response) => {
    void pass(request, response).catch(() => response.socket?.destroy());
  });
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/' } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    calls.push({ method, path: url });
    const hook = hooked?.method === method && hooked.path.test(url) ? hooked : undefined;
    const instead = await hook?.before?.(url);
    if (instead) return deliver(response, instead);
    const {
      host: _host,
      connection: _connection,
      'accept-encoding': _encoding,
      ...headers
    } = request.headers;
    const body = Buffer.concat(chunks);
    const came = await answerOf(target + url, {
      method,
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
      redirect: 'manual',
    }).catch(() => 'reset' as const);
    deliver(response, hook?.after ? await hook.after(came) : came);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    hook: (hook) => (hooked = hook),
    rest: () => {
      hooked = undefined;
      calls.length = 0;
    },
    count: (method, path) => calls.filter((one) => one.method === method && path.test(one.path)).length,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function deliver(response: ServerResponse, answer: Answer | 'reset'): void {
  if (answer === 'reset') return void response.socket?.resetAndDestroy();
  response.writeHead(answer.status, { 'content-type': 'application/json', 'x-request-id': 'req_of_a_gate' });
  response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
}

async function answerOf(url: string, request: RequestInit): Promise<Answer> {
  const answer = await fetch(url, request);
  return { status: answer.status, body: jsonOf(await answer.text()) };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
