import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { Worker } from 'node:worker_threads';

export interface SocketSupplier {
  /** Its host and port, as SUPPLIER_ALLOWED_HOSTS names them. */
  host: string;
  /** Connections that came about so far. */
  connections(): number;
  /** Everything that it has read. */
  heard(): string;
  close(): Promise<void>;
}

/** A supplier for tests of broken connections: it does with each what it is told, and speaks no HTTP by itself. */
export function startSocketSupplier(treat: (socket: Socket, heard: () => string) => void) {
  return listen((accept) => createServer(accept), treat);
}

/** One that speaks TLS and has no certificate: no handshake with it succeeds. */
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
    // What breaks is what the test is about.
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

/** Listens, and never takes a connection: once the queue of its port is full, no further one comes about. */
const neverAccepts = `
  const { createServer } = require('node:net');
  const { parentPort } = require('node:worker_threads');
  const server = createServer().listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;

/** An address where no connection comes about, and none is refused, as behind a wall that swallows packets. */
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
