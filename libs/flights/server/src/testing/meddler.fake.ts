import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer in transit; `body` is its parsed JSON. */
export interface Passing {
  method: string;
  path: string;
  status: number;
  body: unknown;
}

/** A manipulation of an answer: another status or body, text instead of JSON, or a broken delivery. */
export type Meddling =
  | { status?: number; body?: unknown; text?: string; headers?: Record<string, string> }
  | 'reset'
  | 'silent'
  | 'half';

export interface Meddler {
  url: string;
  /** The requests so far. */
  calls: { method: string; path: string; headers: Record<string, string>; body: unknown }[];
  /** Sets the manipulation of answers whose path matches; undefined passes an answer on. */
  meddle(path: RegExp, change: (answer: Passing) => Meddling | undefined): void;
  /** Stops manipulating and clears the calls. */
  rest(): void;
  close(): Promise<void>;
}

/** Starts a proxy to the training supplier: it forwards requests and manipulates answers. */
export async function startMeddler(target: string): Promise<Meddler> {
  const calls: Meddler['calls'] = [];
  let pattern = /^$/;
  let change: (answer: Passing) => Meddling | undefined = () => undefined;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = 'GET', url: path = '/' } = request;
      const text = Buffer.concat(chunks).toString();
      const { host: _host, connection: _connection, 'accept-encoding': _encoding, ...rest } = request.headers;
      const headers = rest as Record<string, string>;
      calls.push({ method, path, headers, body: text === '' ? undefined : JSON.parse(text) });
      void fetch(target + path, { method, headers, ...(text !== '' && { body: text }), redirect: 'manual' })
        .then(async (answer) => {
          const came = await answer.text();
          const passing = { method, path, status: answer.status, body: jsonOf(came) };
          const meddling = pattern.test(path) ? change(passing) : undefined;
          deliver(response, answer.status, came, meddling);
        })
        .catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    meddle: (path, next) => {
      pattern = path;
      change = next;
    },
    rest: () => {
      change = () => undefined;
      calls.length = 0;
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function deliver(response: ServerResponse, status: number, came: string, meddling: Meddling | undefined) {
  if (meddling === 'silent') return;
  if (meddling === 'reset') return void response.socket?.resetAndDestroy();
  if (meddling === 'half') {
    response.writeHead(status, { 'content-type': 'application/json', 'content-length': came.length + 1_000 });
    response.write(came, () => response.destroy());
    return;
  }
  response.writeHead(meddling?.status ?? status, {
    'content-type': 'application/json',
    'x-request-id': 'req_of_a_meddler',
    ...meddling?.headers,
  });
  response.end(meddling?.text ?? (meddling?.body === undefined ? came : JSON.stringify(meddling.body)));
}
