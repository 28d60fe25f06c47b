import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { describeOnDatabase, startTestApi, type TestApi } from '@traveldesk/shared-testing/server';
import { inNameOf } from './documents/in-name-of';
import { createLog } from './log';
import { deliverBy, type Mail } from './mail';
import { startSmtp } from './smtp.fake';

const mail: Mail = {
  to: 'amira@nile.example',
  language: 'ar',
  subject: 'مرحبًا',
  text: 'أهلًا',
  html: '<p>أهلًا</p>',
};
const log = createLog({ logLevel: 'silent' });
const mailFrom = 'Traveldesk <no-reply@traveldesk.example>';

/** Waits for a condition, for a limited time. */
async function until(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !isSo(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describeOnDatabase('the outbox', (makeApi) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await makeApi({ modules: [], work: true });
  });
  const sent = async (subject: string) => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const found = api.mails.filter((one) => one.subject === subject);
      if (found.length > 0) return found;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return [];
  };

  it('sends a mail after its transaction has committed, and never after a rollback', async () => {
    const { db, mail: mailer } = api.kernel;
    const failing = db.transaction().execute(async (tx) => {
      await mailer.send({ ...mail, subject: 'rolled back' }, { tx });
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await db.transaction().execute((tx) => mailer.send({ ...mail, subject: 'committed' }, { tx }));
    await mailer.send({ ...mail, subject: 'alone' });

    expect(await sent('committed')).toEqual([{ ...mail, subject: 'committed' }]);
    expect(await sent('alone')).toHaveLength(1);
    expect(api.mails.filter(({ subject }) => subject === 'rolled back')).toEqual([]);
  }, 40_000);

  it('stores no sign-in link as plain text', async () => {
    const { db, mail: mailer } = api.kernel;
    await mailer.send({ ...mail, subject: 'a link', text: 'https://desk.example/reset-password?token=Zq7' });
    const { rows } = await sql<{ data: unknown }>`select data from jobs.job where name = 'mail'`.execute(db);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain('Zq7');
    const [arrived] = await sent('a link');
    expect(arrived?.text).toContain('Zq7');
  }, 40_000);
});

describe('a mail without a mail server', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'traveldesk-mail-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('is a file that mail programs open, readable only by its owner', async () => {
    await deliverBy({ mailUrl: null, mailFrom, dataDir }, log)(mail);
    const [name = ''] = readdirSync(path.join(dataDir, 'mail'));
    const file = path.join(dataDir, 'mail', name);
    const text = readFileSync(file, 'utf8');

    expect(name).toMatch(/\.eml$/);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(text).toMatch(/^To: amira@nile\.example$/m);
    expect(text).toMatch(/^From: Traveldesk <no-reply@traveldesk\.example>$/m);
    expect(text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(text).toContain('multipart/alternative');
  });

  it('goes only to its named recipient, whatever the address contains', async () => {
    await deliverBy(
      { mailUrl: null, mailFrom, dataDir },
      log,
    )({ ...mail, to: 'a@b.example\r\nBcc: c@d.example' });
    const texts = readdirSync(path.join(dataDir, 'mail')).map((name) =>
      readFileSync(path.join(dataDir, 'mail', name), 'utf8'),
    );
    expect(texts.join('\n')).not.toMatch(/^Bcc:/m);
  });
});

describe('a mail in the name of a company', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'traveldesk-mail-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  /** Returns the headers, with folded lines joined. */
  const headersOf = async (issuer: { name: string; email: string | null }, from = mailFrom) => {
    const directory = path.join(dataDir, 'mail');
    rmSync(directory, { recursive: true, force: true });
    await deliverBy({ mailUrl: null, mailFrom: from, dataDir }, log)(inNameOf(mail, issuer));
    const [name = ''] = readdirSync(directory);
    const [headers = ''] = readFileSync(path.join(directory, name), 'utf8').split(/\r?\n\r?\n/);
    return headers.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  };

  it.each([mailFrom, '<no-reply@traveldesk.example>', 'no-reply@traveldesk.example'])(
    'has its name beside the platform’s address (%s), and answers go to the company',
    async (from) => {
      const headers = await headersOf({ name: 'Nile Travel', email: 'desk@nile.example' }, from);
      expect(headers).toContain('From: Nile Travel <no-reply@traveldesk.example>');
      expect(headers).toContain('Reply-To: desk@nile.example');
    },
  );

  it('is not used for a mail of the platform', async () => {
    const headers = await headersOf({ name: 'Traveldesk', email: null });
    expect(headers).toContain(`From: ${mailFrom}`);
    expect(headers.join('\n')).not.toMatch(/^Reply-To:/m);
  });

  it.each([
    ['line ends', 'Nile\r\nBcc: c@d.example', '"Nile Bcc: c@d.example"'],
    ['quotes and an address', 'Nile" <c@d.example>, "x', '"Nile\\" <c@d.example>, \\"x"'],
    ['a comma', 'Nile, Delta & Co.', '"Nile, Delta & Co."'],
    ['a reversed order', 'Nile\u202eevarT', 'Nile evarT'],
  ])('cannot add a header or an address by its name: %s', async (_, name, shown) => {
    const headers = await headersOf({ name, email: 'desk@nile.example' });
    expect(headers).toContain(`From: ${shown} <no-reply@traveldesk.example>`);
    expect(headers.join('\n')).not.toMatch(/^Bcc:/m);
  });

  it('encodes an Arabic name', async () => {
    const headers = await headersOf({ name: 'شركة النيل', email: 'desk@nile.example' });
    expect(headers.find((line) => line.startsWith('From:'))).toMatch(
      /^From: =\?UTF-8\?\S+\?= <no-reply@traveldesk\.example>$/,
    );
  });

  it('directs answers to one address, whatever it contains', async () => {
    const headers = await headersOf({ name: 'Nile', email: 'a@b.example\r\nBcc: c@d.example' });
    expect(headers.join('\n')).not.toMatch(/^Bcc:/m);
  });
});

describe('a mail with a mail server', () => {
  it('is sent to the server', async () => {
    const server = await startSmtp();
    const deliver = deliverBy({ mailUrl: server.url, mailFrom, dataDir: '' }, log);
    await deliver(mail);
    deliver.close?.();
    server.close();

    expect(server.received()).toContain('RCPT TO:<amira@nile.example>');
    expect(server.received()).toContain('Auto-Submitted: auto-generated');
  });

  it('is sent with three others at once, each on a connection that is reused for the next', async () => {
    let [underWay, most, taken] = [0, 0, 0];
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const server = await startSmtp(async () => {
      underWay += 1;
      most = Math.max(most, underWay);
      await held;
      underWay -= 1;
      taken += 1;
    });
    const deliver = deliverBy({ mailUrl: server.url, mailFrom, dataDir: '' }, log);
    const api = await startTestApi({ modules: [], work: true, deliver });
    for (let count = 0; count < 12; count += 1) await api.kernel.mail.send(mail);
    await until(() => underWay === 4);
    letGo();
    await until(() => taken === 12);
    await api.close();
    server.close();

    expect({ most, taken, connections: server.connections() }).toEqual({
      most: 4,
      taken: 12,
      connections: 4,
    });
  });

  it('causes an error when the server rejects it, so that the job tries again', async () => {
    const server = createServer((socket) => void socket.end('554 no\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const deliver = deliverBy({ mailUrl: `smtp://127.0.0.1:${port}`, mailFrom, dataDir: '' }, log);
    await expect(deliver(mail)).rejects.toThrow();
    deliver.close?.();
    server.close();
  });
});
