import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface Target {
  host: string;
  port: number;
}

export interface Proxy {
  port: number;
  /** Milliseconds that every chunk waits, both ways. */
  delay(milliseconds: number): void;
  /** Breaks the open connections with a reset and refuses new ones in the same way. */
  reset(): void;
  /** Ends the open connections in order and refuses new ones. */
  cut(): void;
  /** Keeps all connections open and lets nothing through, as a network that swallows packets. */
  blackhole(): void;
  /** Lets everything through again; connections swallowed from stay dead. */
  restore(): void;
  close(): Promise<void>;
}

type Fault = 'none' | 'reset' | 'cut' | 'blackhole';

/** A TCP proxy on the loopback address that can be told to fail. */
export async function startProxy(target: Target): Promise<Proxy> {
  let fault: Fault = 'none';
  let delay = 0;
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    // A broken side shows as its close, which is passed on.
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
    pass(upstream, client);
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
    restore: () => (fault = 'none'),
    close: () => {
      for (const socket of open) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
