import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  startBlackHole,
  startSocketSupplier,
  startWithoutCertificate,
  type SocketSupplier,
} from '../testing/socket-supplier';
import { fakeProtocol } from '../testing/protocols.fake';
import { hostPolicyOf } from './host-policy';
import { callSupplier, type SupplierCallError } from './supplier-call';
import type { SupplierRequest } from './supplier-request';

const order: SupplierRequest = { method: 'POST', path: '/air/orders', body: { data: { type: 'instant' } } };

interface Circumstances {
  request?: SupplierRequest;
  timeoutMs?: number;
  signal?: AbortSignal;
  allowed?: boolean;
}

function call(
  baseUrl: string,
  { request = order, timeoutMs = 3_000, signal, allowed = true }: Circumstances = {},
) {
  const supplierAllowedHosts = allowed ? [new URL(baseUrl).host] : [];
  return callSupplier(fakeProtocol, { baseUrl, credentials: 'duffel_test_4x8Y', timeoutMs }, request, {
    policy: hostPolicyOf({
      environment: 'production',
      demoData: false,
      sandboxPort: 0,
      supplierAllowedHosts,
    }),
    maxBytes: 10_000,
    ...(signal && { signal }),
  });
}

/** How a call failed, and whether the supplier may have received it. */
async function failureOf(calling: Promise<unknown>): Promise<[string, SupplierCallError['reached']]> {
  const error = await calling.then(
    () => {
      throw new Error('The call did not fail.');
    },
    (thrown: SupplierCallError) => thrown,
  );
  return [error.failure, error.reached];
}

const open: Pick<SocketSupplier, 'close'>[] = [];
afterEach(async () => {
  for (const supplier of open.splice(0)) await supplier.close();
});

async function supplierThat(treat: (socket: Socket, heard: () => string) => void): Promise<SocketSupplier> {
  const supplier = await startSocketSupplier(treat);
  open.push(supplier);
  return supplier;
}

const whole = '{"data":{"type":"instant"}}';

/** Does it once the whole request was read. */
const onceRead = (act: (socket: Socket) => void) => (socket: Socket, heard: () => string) => {
  socket.on('data', () => {
    if (heard().endsWith(whole)) act(socket);
  });
};

describe('the supplier has not received a request if', () => {
  it('nobody listens', async () => {
    const gone = await startSocketSupplier(() => {});
    await gone.close();
    expect(await failureOf(call(`http://${gone.host}`))).toEqual(['refused', 'no']);
  });

  it('the host does not exist', async () => {
    expect(await failureOf(call('https://supplier.invalid'))).toEqual(['unknown_host', 'no']);
  });

  it('no connection is made within five seconds', async () => {
    const hole = await startBlackHole();
    open.push(hole);
    expect(await failureOf(call(`http://${hole.host}`, { timeoutMs: 30_000 }))).toEqual(['timed_out', 'no']);
  });

  it('no connection is made within the timeout of the call', async () => {
    const hole = await startBlackHole();
    open.push(hole);
    expect(await failureOf(call(`http://${hole.host}`, { timeoutMs: 300 }))).toEqual(['timed_out', 'no']);
  });

  it('the port does not speak TLS', async () => {
    const plain = await supplierThat((socket) => socket.end('no TLS here\r\n'));
    expect(await failureOf(call(`https://${plain.host}`))).toEqual(['tls_failed', 'no']);
    expect(plain.heard()).not.toContain('duffel_test');
  });

  it('the TLS handshake is not finished in time', async () => {
    const silent = await supplierThat(() => {});
    expect(await failureOf(call(`https://${silent.host}`, { timeoutMs: 300 }))).toEqual(['timed_out', 'no']);
    expect(silent.connections()).toBe(1);
  });

  it('the handshake fails', async () => {
    const bare = await startWithoutCertificate();
    open.push(bare);
    expect(await failureOf(call(`https://${bare.host}`))).toEqual(['tls_failed', 'no']);
  });

  it('the connection breaks during the handshake', async () => {
    const rude = await supplierThat((socket) => void socket.once('data', () => socket.resetAndDestroy()));
    expect(await failureOf(call(`https://${rude.host}`))).toEqual(['unreachable', 'no']);
  });

  it('the address is not public', async () => {
    const inside = await supplierThat(() => {});
    expect(await failureOf(call(`http://${inside.host}`, { allowed: false }))).toEqual(['blocked', 'no']);
    const named = inside.host.replace('127.0.0.1', 'localhost');
    expect(await failureOf(call(`http://${named}`, { allowed: false }))).toEqual(['blocked', 'no']);
    expect(inside.connections()).toBe(0);
  });

  it('the caller had left already, or left before there was a connection', async () => {
    const supplier = await supplierThat(() => {});
    const left = call(`http://${supplier.host}`, { signal: AbortSignal.abort() });
    expect(await failureOf(left)).toEqual(['aborted', 'no']);
    const hole = await startBlackHole();
    open.push(hole);
    const leaving = call(`http://${hole.host}`, { signal: AbortSignal.timeout(200) });
    expect(await failureOf(leaving)).toEqual(['aborted', 'no']);
    expect(supplier.heard()).toBe('');
  });
});

describe('the supplier may have received a request if', () => {
  const half = 'HTTP/1.1 201 Created\r\ncontent-length: 100\r\n\r\n{"data":';

  it.each<[string, string, (socket: Socket, heard: () => string) => void]>([
    [
      'a reset before it read anything',
      'unreachable',
      (socket) => {
        socket.pause();
        setTimeout(() => socket.resetAndDestroy(), 100);
      },
    ],
    [
      'a reset in the middle of the request',
      'unreachable',
      (socket) => socket.once('data', () => socket.resetAndDestroy()),
    ],
    ['a reset after the whole request', 'unreachable', onceRead((socket) => socket.resetAndDestroy())],
    ['an end without an answer', 'unreachable', onceRead((socket) => socket.end())],
    ['half a head', 'unreachable', onceRead((socket) => socket.end('HTTP/1.1 201 Crea'))],
    ['something else than HTTP', 'unreachable', onceRead((socket) => socket.end('220 mail.example\r\n\r\n'))],
    ['half an answer', 'unreachable', onceRead((socket) => socket.end(half))],
    [
      'half an answer, then a reset',
      'unreachable',
      onceRead((socket) => socket.write(half, () => socket.resetAndDestroy())),
    ],
    ['half an answer, then silence', 'timed_out', onceRead((socket) => socket.write(half))],
    ['never an answer', 'timed_out', () => {}],
    [
      'an answer that is too large',
      'too_large',
      onceRead((socket) => socket.end(`HTTP/1.1 201 Created\r\n\r\n${'x'.repeat(20_000)}`)),
    ],
  ])('%s: %s', async (_, failure, treat) => {
    const supplier = await supplierThat(treat);
    const timeoutMs = failure === 'timed_out' ? 500 : 10_000;
    const calling = call(`http://${supplier.host}`, { timeoutMs });
    expect(await failureOf(calling)).toEqual([failure, 'maybe']);
  });

  it('the supplier closes while a large request is being sent', async () => {
    const supplier = await supplierThat((socket) => socket.once('data', () => socket.end()));
    const request: SupplierRequest = { ...order, body: { data: 'x'.repeat(20_000_000) } };
    const [, reached] = await failureOf(call(`http://${supplier.host}`, { request, timeoutMs: 20_000 }));
    expect(reached).toBe('maybe');
  });

  it('the caller leaves while it waits for the answer', async () => {
    const supplier = await supplierThat(() => {});
    const leaving = new AbortController();
    const calling = call(`http://${supplier.host}`, { signal: leaving.signal });
    while (!supplier.heard().endsWith(whole)) await sleep(10);
    leaving.abort();
    expect(await failureOf(calling)).toEqual(['aborted', 'maybe']);
  });
});

describe('a connection that the supplier keeps alive', () => {
  const kept = 'HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 11\r\n\r\n{"data":[]}';

  it('is not used again, so that no request meets a closing connection', async () => {
    const supplier = await supplierThat(onceRead((socket) => socket.write(kept)));
    await call(`http://${supplier.host}`);
    await call(`http://${supplier.host}`);
    expect(supplier.connections()).toBe(2);
    expect(supplier.heard().match(/connection: close/gi)).toHaveLength(2);
  });

  it('closed during the next request: the supplier may have received it', async () => {
    let answers = 0;
    const supplier = await supplierThat(
      onceRead((socket) => {
        answers += 1;
        if (answers === 1) socket.write(kept);
        else socket.resetAndDestroy();
      }),
    );
    await call(`http://${supplier.host}`);
    expect(await failureOf(call(`http://${supplier.host}`))).toEqual(['unreachable', 'maybe']);
  });
});
