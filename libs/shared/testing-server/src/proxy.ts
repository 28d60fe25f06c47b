import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface Target {
  host: string;
  port: number;
}

export interface Proxy {
  port: number;
  /** Delays every chunk by these milliseconds, both ways. */
  delay(milliseconds: number): void;
  /** Resets the open connections and all new ones. */
  reset(): void;
  /** Closes the open connections cleanly and refuses new ones. */
  cut(): void;
  /** Keeps all connections open but passes nothing, like a network that drops packets. */
  blackhole(): void;
  /** Limits every answer to this rate. */
  drip(bytesPerSecond: number): void;
  /** Resets every connection after this many bytes of its answer. */
  truncate(bytes: number): void;
  /** Ends the fault; connections that lost data stay broken. */
  restore(): void;
  close(): Promise<void>;
}

type Fault = 'none' | 'reset' | 'cut' | 'blackhole' | 'drip' | 'truncate';

/** Milliseconds between two drips. */
const dripEvery = 100;

/** Starts a TCP proxy on the loopback address that can simulate faults. */
export async function startProxy(target: Target): Promise<Proxy> {
  let fault: Fault = 'none';
  let delay = 0;
  /** The fault's number of bytes, or of bytes per second. */
  let amount = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A broken side is noticed by its close, which is passed on.
    socket.on('error', () => {});
  };
  const pass = (from: Socket, to: Socket) => {
    from.on('data', (chunk) => {
      if (fault === 'blackhole') return;
      if (delay === 0) to.write(chunk);
      else setTimeout(() => to.writable && to.write(chunk), delay);
    });
    from.on('close', () => to.destroy());
  };
  const server = createServer((client) => {
    keep(client);
    if (fault === 'reset') return void client.resetAndDestroy();
    if (fault === 'cut') return void client.destroy();
    const upstream = connect(target);
    keep(upstream);
    pass(client, upstream);
    if (fault === 'drip') drip(upstream, client, amount);
    else if (fault === 'truncate') truncate(upstream, client, amount);
    else pass(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const fail = (next: Fault, end: (socket: Socket) => void) => {
    fault = next;
    for (const socket of open) end(socket);
  };
  return {
    port: (server.address() as AddressInfo).port,
    delay: (milliseconds) => (delay = milliseconds),
    reset: () => fail('reset', (socket) => socket.resetAndDestroy()),
    cut: () => fail('cut', (socket) => socket.destroy()),
    blackhole: () => (fault = 'blackhole'),
    drip: (bytesPerSecond) => {
      fault = 'drip';
      amount = bytesPerSecond;
    },
    truncate: (bytes) => {
      fault = 'truncate';
      amount = bytes;
    },
    restore: () => (fault = 'none'),
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function drip(from: Socket, to: Socket, bytesPerSecond: number): void {
  let waiting = Buffer.alloc(0);
  let allowed = 0;
  const timer = setInterval(() => {
    allowed += (bytesPerSecond * dripEvery) / 1000;
    const part = waiting.subarray(0, Math.floor(allowed));
    if (part.length === 0) return;
    waiting = waiting.subarray(part.length);
    allowed -= part.length;
    to.write(part);
  }, dripEvery);
  from.on('data', (chunk: Buffer) => (waiting = Buffer.concat([waiting, chunk])));
  to.on('close', () => {
    clearInterval(timer);
    from.destroy();
  });
}

function truncate(from: Socket, to: Socket, bytes: number): void {
  let left = bytes;
  from.on('data', (chunk: Buffer) => {
    const part = chunk.subarray(0, left);
    left -= part.length;
    if (left > 0) to.write(part);
    else to.end(part);
  });
  from.on('close', () => to.destroy());
}
