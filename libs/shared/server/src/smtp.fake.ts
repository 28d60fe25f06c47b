import { createServer, type AddressInfo } from 'node:net';

export interface FakeSmtp {
  /** The value for MAIL_URL. */
  url: string;
  /** Returns all data received. */
  received(): string;
  connections(): number;
  close(): void;
}

/** Starts a mail server on the loopback address; it accepts a mail when `take` resolves. */
export async function startSmtp(take: () => Promise<void> = async () => {}): Promise<FakeSmtp> {
  const received: string[] = [];
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    let inData = false;
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (inData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        void take().then(() => socket.writable && socket.write('250 taken\r\n'));
      } else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go on\r\n');
      } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received: () => received.join(''),
    connections: () => connections,
    close: () => server.close(),
  };
}
