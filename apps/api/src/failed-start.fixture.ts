import { createServer, type AddressInfo } from 'node:net';

/** Starts a PostgreSQL protocol server that answers every connection with this error. */
export async function refusingServer(code: string, text = 'no'): Promise<{ url: string; close(): void }> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      const fields = `SFATAL\0VFATAL\0C${code}\0M${text}\0\0`;
      const head = Buffer.alloc(5);
      head.write('E');
      head.writeInt32BE(4 + fields.length, 1);
      socket.end(Buffer.concat([head, Buffer.from(fields)]));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://desk:wrong@127.0.0.1:${port}/desk`, close: () => server.close() };
}
