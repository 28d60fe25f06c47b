import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { startProxy, type Proxy } from './proxy';

describe('the faulty proxy', () => {
  let echo: Server;
  let proxy: Proxy;
  beforeAll(async () => {
    echo = createServer((socket) => socket.on('error', () => {}).pipe(socket));
    await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
    proxy = await startProxy({ host: '127.0.0.1', port: (echo.address() as AddressInfo).port });
  });
  beforeEach(() => {
    proxy.delay(0);
    proxy.restore();
  });
  afterAll(async () => {
    await proxy.close();
    await new Promise((resolve) => echo.close(resolve));
  });

  const open = () =>
    new Promise<Socket>((resolve) => {
      const socket = connect(proxy.port, '127.0.0.1', () => resolve(socket));
    });
  /** The response to a word: the word itself, how the connection ended, or nothing within the time. */
  const say = (socket: Socket, patience = 10_000) =>
    new Promise<string>((resolve) => {
      socket.once('data', (chunk) => resolve(chunk.toString()));
      socket.once('error', (error: Error & { code?: string }) => resolve(error.code ?? 'error'));
      socket.once('close', () => resolve('closed'));
      setTimeout(() => resolve('silence'), patience);
      socket.write('word');
    });

  it('forwards everything', async () => {
    const socket = await open();
    expect(await say(socket)).toBe('word');
    socket.destroy();
  });

  it('delays traffic', async () => {
    proxy.delay(100);
    const socket = await open();
    const started = Date.now();
    expect(await say(socket, 5_000)).toBe('word');
    expect(Date.now() - started).toBeGreaterThanOrEqual(190);
    socket.destroy();
  });

  it('resets, cuts and swallows traffic, and forwards it again', async () => {
    const before = await open();
    await say(before);
    const reset = new Promise((resolve) =>
      before.once('error', (error: Error & { code?: string }) => resolve(error.code)),
    );
    proxy.reset();
    expect(await reset).toBe('ECONNRESET');

    proxy.restore();
    const second = await open();
    await say(second);
    const closed = new Promise((resolve) => second.once('close', () => resolve('closed')));
    proxy.cut();
    expect(await closed).toBe('closed');

    proxy.blackhole();
    const third = await open();
    expect(await say(third, 300)).toBe('silence');
    third.destroy();

    proxy.restore();
    const fourth = await open();
    expect(await say(fourth)).toBe('word');
    fourth.destroy();
  });
});
