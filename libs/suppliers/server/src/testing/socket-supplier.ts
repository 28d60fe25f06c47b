import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Worker } from 'node:worker_threads';

export interface SocketSupplier {
  /** Host and port as in SUPPLIER_ALLOWED_HOSTS. */
  host: string;
  /** Number of connections so far. */
  connections(): number;
  /** Everything received. */
  heard(): string;
  close(): Promise<void>;
}

/** A test supplier for broken connections: `treat` handles each socket; there is no HTTP. */
export function startSocketSupplier(treat: (socket: Socket, heard: () => string) => void) {
  return listen((accept) => createServer(accept), treat);
}

/** A TLS server without a certificate: every handshake fails. */
export function startWithoutCertificate() {
  return listen(
    (accept) => createTlsServer({}, accept),
    () => {},
  );
}

async function listen(
  make: (accept: (socket: Socket) => void) => Server,
  treat: (socket: Socket, heard: () => string) => void,
): Promise<SocketSupplier> {
  const open = new Set<Socket>();
  let connections = 0;
  let heard = '';
  const server = make((socket) => {
    connections += 1;
    // Errors are expected in these tests.
    socket.on('error', () => {});
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')));
    treat(socket, () => heard);
  });
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    connections: () => connections,
    heard: () => heard,
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Listens but never accepts: once the port's backlog is full, further connections hang. */
const neverAccepts = `
  const { createServer } = require('node:net');
  const { parentPort } = require('node:worker_threads');
  const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;

/** Starts an address where connections neither succeed nor fail, as behind a firewall that drops packets. */
export async function startBlackHole(): Promise<Pick<SocketSupplier, 'host' | 'close'>> {
  const worker = new Worker(neverAccepts, { eval: true });
  const port = await new Promise<number>((resolve) => worker.once('message', resolve));
  const queue = Array.from({ length: 4 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  await new Promise((resolve) => queue[0]?.once('connect', resolve));
  return {
    host: `127.0.0.1:${port}`,
    close: async () => {
      for (const socket of queue) socket.destroy();
      await worker.terminate();
    },
  };
}
