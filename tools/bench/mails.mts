// Mails per minute: `tsx --tsconfig tsconfig.base.json tools/bench/mails.mts [COUNT]` fills the outbox of an empty database on
// TEST_DATABASE_URL, else 127.0.0.1:5432, and counts what an SMTP server on the loopback address receives.
import { createServer, type AddressInfo } from 'node:net';
import { createApi, createLog, openPostgres, readConfig } from '@traveldesk/shared-server';
import { createPostgres } from '@traveldesk/shared-testing/server';

const count = Number(process.argv[2] ?? 1000);
/** How long a server takes to accept a mail. */
const acceptMs = 20;
const enough = 30_000;

let received = 0;
const sink = createServer((socket) => {
  let inData = false;
  socket.on('error', () => {});
  socket.write('220 sink\r\n');
  socket.on('data', (chunk) => {
    const text = chunk.toString();
    if (inData) {
      if (!text.endsWith('\r\n.\r\n')) return;
      inData = false;
      received += 1;
      setTimeout(() => socket.writable && socket.write('250 taken\r\n'), acceptMs);
    } else if (text.startsWith('DATA')) {
      inData = true;
      socket.write('354 go on\r\n');
    } else socket.write(text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
  });
});
await new Promise<void>((resolve) => sink.listen(0, '127.0.0.1', resolve));

const database = await createPostgres();
const { port } = sink.address() as AddressInfo;
const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', MAIL_URL: `smtp://127.0.0.1:${port}` });
const api = await createApi({
  config: { ...config, secretKey: '00'.repeat(32) },
  modules: [],
  connection: openPostgres(database.url, { max: 8 }),
  log: createLog(config),
});
const mail = { to: 'amira@nile.example', language: 'en', subject: 'A mail', text: 'Hello' } as const;
await api.kernel.db.transaction().execute(async (tx) => {
  for (let sent = 0; sent < count; sent += 1) await api.kernel.mail.send(mail, { tx });
});
const began = performance.now();
while (received < count && performance.now() - began < enough) {
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const seconds = (performance.now() - began) / 1000;
console.log(
  `${received} mails in ${seconds.toFixed(1)} s: ${Math.round((received / seconds) * 60)} a minute`,
);
await api.close();
await database.drop();
sink.close();
process.exit(0);
