import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import type { Target } from './proxy';

export interface Pooler {
  port: number;
  close(): Promise<void>;
}

/** The one connection to the server that all clients of a role and database share. */
interface Shared {
  socket: Socket;
  /** The server's messages before its first `ReadyForQuery`; each client receives them at its start. */
  greeting: Promise<Buffer>;
  /** The client that owns the open transaction. */
  holder: Socket | null;
  waiting: (() => void)[];
}

const supported = new Set(['user', 'database', 'client_encoding', 'application_name']);
const readyForQuery = 'Z';
const idle = 'I';

/**
 * Starts a pooler in transaction mode on the loopback address, like pgbouncer 1.18: a client holds the server's connection until its
 * transaction ends, and prepared statements stay with that connection. Refuses unknown startup parameters, or ignores them with `ignores`.
 */
export async function startPooler(target: Target, { ignores = false } = {}): Promise<Pooler> {
  const shared = new Map<string, Shared>();
  const clients = new Set<Socket>();
  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => {}).on('close', () => clients.delete(client));
    client.once('data', (packet) => {
      const startup = startupOf(packet);
      const unknown = Object.keys(startup).find((name) => !supported.has(name));
      if (unknown && !ignores) return client.end(refusal(`unsupported startup parameter: ${unknown}`));
      const key = `${startup['user']} ${startup['database']}`;
      const own = shared.get(key) ?? open(target, startup, () => shared.delete(key));
      shared.set(key, own);
      void own.greeting.then((greeting) => {
        client.write(greeting);
        serve(client, own);
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      for (const client of clients) client.destroy();
      for (const { socket } of shared.values()) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function open(
  target: Target,
  { user = '', database = '' }: Record<string, string>,
  gone: () => void,
): Shared {
  const socket = connect(target);
  socket.on('error', () => {}).on('close', gone);
  const parameters = Buffer.from(`user\0${user}\0database\0${database}\0client_encoding\0UTF8\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + parameters.length, 0);
  head.writeInt32BE(196_608, 4);
  socket.write(Buffer.concat([head, parameters]));
  const own: Shared = { socket, greeting: Promise.resolve(head), holder: null, waiting: [] };
  let greeted = (_greeting: Buffer) => {};
  own.greeting = new Promise((resolve) => (greeted = resolve));
  let first = Buffer.alloc(0);
  onMessages(socket, (type, message) => {
    if (own.holder) own.holder.write(message);
    else first = Buffer.concat([first, message]);
    if (type !== readyForQuery) return;
    greeted(first);
    if (String.fromCharCode(message[5] ?? 0) !== idle) return;
    own.holder = null;
    own.waiting.shift()?.();
  });
  return own;
}

function serve(client: Socket, own: Shared): void {
  let request = Buffer.alloc(0);
  onMessages(client, (type, message) => {
    if (type === 'X') return void client.end();
    request = Buffer.concat([request, message]);
    if (type !== 'Q' && type !== 'S') return;
    const whole = request;
    request = Buffer.alloc(0);
    const send = () => {
      own.holder = client;
      own.socket.write(whole);
    };
    if (own.holder && own.holder !== client) own.waiting.push(send);
    else send();
  });
  // Another client must not continue a transaction that this one left open.
  client.on('close', () => own.holder === client && own.socket.destroy());
}

/** Calls `got` with the type and bytes of each complete protocol message. */
function onMessages(socket: Socket, got: (type: string, message: Buffer) => void): void {
  let rest = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const end = 1 + rest.readInt32BE(1);
      got(String.fromCharCode(rest[0] ?? 0), rest.subarray(0, end));
      rest = rest.subarray(end);
    }
  });
}

/** Returns the parameters of a client's first packet, which follow its length and protocol version. */
function startupOf(packet: Buffer): Record<string, string> {
  const parts = packet.subarray(8).toString().split('\0');
  return Object.fromEntries(
    parts.flatMap((name, at) => (at % 2 === 0 && name ? [[name, parts[at + 1] ?? '']] : [])),
  );
}

function refusal(text: string): Buffer {
  const fields = Buffer.from(`SFATAL\0C08P01\0M${text}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(4 + fields.length, 1);
  return Buffer.concat([head, fields]);
}
